import { isApiError } from '@shop/api-client';
import type { FieldCode } from '@shop/contract/error-codes';
import type { FieldPath } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

type Field = FieldPath<ProductValues>;

const PLAIN =
  /^(?:product_name|description|material|care|price|promo_percentage|badge|gender|season|is_popular)$/;
const QUANTITY = /^colors\.\d+\.sizes\.\d+\.quantity$/;

function isFormField(path: string): path is Field {
  return PLAIN.test(path) || QUANTITY.test(path);
}

/** The form's field of a path: the rows and the columns of the grid have one field each. */
function fieldOf(path: string): Field | undefined {
  if (isFormField(path)) return path;
  if (/^colors\.\d+\.sizes(?:\.\d+\.size)?$/.test(path)) return 'size_names';
  return /^colors(?:\.\d+\.color_name)?$/.test(path) ? 'color_names' : undefined;
}

/** The API server's validation errors by the form's field names. */
export function serverFieldErrors(error: unknown): [Field, FieldCode][] {
  return Object.entries(fieldErrors(error)).flatMap(([path, code]) => {
    const field = fieldOf(path);
    return field ? [[field, code]] : [];
  });
}

/** The API server's validation error of the images. */
export function imageFieldError(error: unknown): FieldCode | undefined {
  return Object.entries(fieldErrors(error)).find(([path]) =>
    /^(?:product_images|image_colors|image_order)/.test(path),
  )?.[1];
}

function fieldErrors(error: unknown): Readonly<Record<string, FieldCode>> {
  return (isApiError(error) && error.fields) || {};
}
