import type { FieldCode } from '@shop/contract/error-codes';

/** The key of the text for a refused image file; a field that is too big is a number. */
export function imageErrorKey(error: FieldCode) {
  return error === 'too_big' ? 'errors.too_large' : (`fieldErrors.${error}` as const);
}
