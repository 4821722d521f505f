import { isApiError } from '@shop/api-client';
import type { FieldCode } from '@shop/contract/error-codes';

/** The API server's validation error of the uploaded file of a site image. */
export function fileError(error: unknown): FieldCode | undefined {
  return isApiError(error) ? error.fields?.image : undefined;
}
