import { ERROR_STATUS, type ErrorCode, type FieldCode } from '@shop/contract/error-codes';
import type { ErrorBody } from '@shop/contract/schemas';

/** The content of an error response in addition to its code; `retryAfter` in seconds. */
export type ErrorDetails = Omit<Partial<ErrorBody>, 'code'> & { retryAfter?: number };

/** An error with one of the contract's codes; the HTTP layer converts it into an error response. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.error ?? code);
    this.code = code;
    this.details = details;
  }

  /** The HTTP status of the code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The error for one invalid field (422 `invalid`). */
export function invalidField(field: string, code: FieldCode): ShopError {
  return new ShopError('invalid', { fields: { [field]: code } });
}
