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

/** What the host found wrong with each field of the form, by the form's own names. */
export function hostFaults(error: unknown): [FieldPath<ProductValues>, FieldCode][] {
  return Object.entries(faults(error)).flatMap(([path, code]) =>
    isFormField(path) ? [[path, code]] : [],
  );
}

/** What the host found wrong with the pictures that were sent. */
export function pictureFault(error: unknown): FieldCode | undefined {
  return Object.entries(faults(error)).find(([path]) => path.startsWith('product_images'))?.[1];
}

function faults(error: unknown): Readonly<Record<string, FieldCode>> {
  return (isApiError(error) && error.fields) || {};
}
