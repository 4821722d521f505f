import type { Fields } from './fields.ts';

/** A response with a 2xx status whose body has an error: some API servers send one. `toApiError` reads it. */
export class ErrorFieldError extends Error {
  override readonly name = 'ErrorFieldError';
  readonly body: Fields;

  constructor(body: Fields) {
    super('the response has an error field');
    this.body = body;
  }
}

/**
 * Accepts the fields of a response that have no error.
 * @throws ErrorFieldError when they have one
 */
export function rejectErrorField(fields: Fields): void {
  if (fields['error']) throw new ErrorFieldError(fields);
}
