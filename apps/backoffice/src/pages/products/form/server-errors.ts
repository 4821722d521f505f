import { isApiError } from '@shop/api-client';
import type { FieldCode } from '@shop/contract/error-codes';
import type { FieldPath } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

const PLAIN =
  /^(?:product_name|description|price|promo_percentage|badge|gender|season|is_popular)$/;
const IN_COLORS = /^colors\.\d+\.(?:color_name|sizes\.\d+\.(?:size|quantity))$/;

function isFormField(path: string): path is FieldPath<ProductValues> {
  return PLAIN.test(path) || IN_COLORS.test(path);
}

/** The API server's validation errors by the form's field names. */
export function serverFieldErrors(error: unknown): [FieldPath<ProductValues>, FieldCode][] {
  return Object.entries(fieldErrors(error)).flatMap(([path, code]) =>
    isFormField(path) ? [[path, code]] : [],
  );
}

/** The API server's validation error of the uploaded images. */
export function imageFieldError(error: unknown): FieldCode | undefined {
  return Object.entries(fieldErrors(error)).find(([path]) =>
    path.startsWith('product_images'),
  )?.[1];
}

function fieldErrors(error: unknown): Readonly<Record<string, FieldCode>> {
  return (isApiError(error) && error.fields) || {};
}
