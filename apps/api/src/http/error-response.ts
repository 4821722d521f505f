import { ERROR_STATUS, type ErrorCode } from '@shop/contract/error-codes';
import type { ErrorBody } from '@shop/contract/schemas';
import { ShopError } from '../errors.ts';
import { isUnavailable, OutcomeUnknownError } from '../db/errors.ts';

/** The status and body of an error response; `retryAfter` in seconds. */
export type ErrorResponse = { status: number; body: ErrorBody; retryAfter?: number };

/**
 * The `error` text of each code, in English for developers. The apps have their own texts by code and
 * language.
 */
const ERROR_MESSAGES: Record<ErrorCode, string> = {
  unreadable: 'The request cannot be read',
  unauthorized: 'A valid access token is required',
  login_failed: 'Wrong username or password',
  two_factor_required: 'A code of the second factor is required',
  two_factor_refused: 'Wrong or used code of the second factor',
  refresh_refused: 'This refresh token is no longer valid',
  forbidden: 'Not allowed',
  password_change_required: 'The first password must be changed',
  not_found: 'Not found',
  command_not_found: 'Command ID does not exist',
  link_refused: 'This link does not work',
  method_not_allowed: 'This method is not allowed here',
  out_of_stock: 'Some lines request more than is in stock',
  total_changed: 'The total differs from the current prices',
  order_limit: 'The order exceeds a limit of the shop',
  bad_transition: 'The order cannot change to that status',
  stock_moved: 'The stock has changed since the form was loaded',
  product_conflict: 'Some fields have changed since the form was loaded',
  order_conflict: 'The order has changed since it was read, or can no longer be changed',
  password_configured: 'The password of this account is set in the configuration',
  two_factor_state: 'The second factor is not in the state that this request needs',
  too_large: 'The request is too large',
  wrong_type: 'The content type is not accepted here',
  invalid: 'Some fields are not valid',
  idempotency_key_reused: 'This Idempotency-Key was used with another body',
  too_many_requests: 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Not available right now',
  outcome_unknown: 'The request may have been processed: repeat it with its Idempotency-Key',
};

/** The Retry-After of an unavailable database, in seconds. */
const UNAVAILABLE_RETRY_AFTER = 2;

/** The codes of Fastify's own errors. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
};

/** Converts any thrown error into a response: always a code of the contract, never a stack trace or SQL. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof ShopError) return fromShopError(error);
  if (isUnavailable(error)) {
    const code = error instanceof OutcomeUnknownError ? 'outcome_unknown' : 'unavailable';
    return { ...errorResponse(code), retryAfter: UNAVAILABLE_RETRY_AFTER };
  }
  return errorResponse(codeOf(error));
}

/** The response of a code. */
export function errorResponse(
  code: ErrorCode,
  details: Omit<Partial<ErrorBody>, 'code'> = {},
): ErrorResponse {
  const body = { error: ERROR_MESSAGES[code], code, ...details };
  return { status: ERROR_STATUS[code], body };
}

function fromShopError({ code, details }: ShopError): ErrorResponse {
  const { retryAfter, ...rest } = details;
  const response = errorResponse(code, rest);
  return retryAfter === undefined ? response : { ...response, retryAfter };
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'internal';
  const known = 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined;
  if (known) return known;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? 'unreadable' : 'internal';
}
