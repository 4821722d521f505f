import type { ErrorCode } from '@shop/contract/error-codes';
import type { ErrorBody } from '@shop/contract/schemas';

/** An error response of a handler of the story's API server. */
export class StoryError extends Error {
  readonly code: ErrorCode;
  readonly details: Partial<ErrorBody>;

  constructor(code: ErrorCode, details: Partial<ErrorBody> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
