import {
  ERROR_STATUS,
  isFieldCode,
  type ErrorCode,
  type FieldCode,
} from '@shop/contract/error-codes';
import type { Failure } from '@shop/contract/schemas';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { isUnavailable } from '../store/faults.ts';

/** How a failed call is answered; `retryAfter` in seconds. */
export type FailedCall = { status: number; body: Failure; retryAfter?: number };

/** What each code says to whoever reads the wire; the apps have their own texts, by code and language. */
const SENTENCES: Record<ErrorCode, string> = {
  unreadable: 'The request cannot be read',
  unauthorized: 'A valid access token is required',
  login_failed: 'Wrong username or password',
  refresh_refused: 'This refresh token is not valid any more',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  command_not_found: 'Command ID does not exist',
  method_not_allowed: 'This method is not allowed here',
  out_of_stock: 'Some lines ask for more than is in stock',
  total_changed: 'The total differs from the current prices',
  bad_transition: 'The order cannot go to that status',
  stock_moved: 'The stock has changed since the form was loaded',
  too_large: 'The request is too large',
  wrong_type: 'The content type is not accepted here',
  invalid: 'Some fields are not valid',
  idempotency_key_reused: 'This Idempotency-Key was used with another body',
  too_many_requests: 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Not available right now',
};

/** A hostile body may have a hundred thousand faults; the answer names this many. */
const MOST_FIELDS = 50;
/** Seconds after which an unavailable host is worth another try. */
const UNAVAILABLE_RETRY = 2;

/** Fastify's own refusals, by its error codes. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable',
  FST_ERR_BAD_URL: 'unreadable',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** Turns whatever a call threw into its answer: never a stack, never SQL, always one of the contract's codes. */
export function toFailedCall(error: unknown): FailedCall {
  if (error instanceof Refusal) return fromRefusal(error);
  if (error instanceof z.ZodError) return failed('invalid', { fields: toFields(error.issues) });
  if (isUnavailable(error)) return { ...failed('unavailable'), retryAfter: UNAVAILABLE_RETRY };
  return failed(codeOf(error));
}

/** The answer of a code that needs no details. */
export function failed(code: ErrorCode, details: Omit<Partial<Failure>, 'code'> = {}): FailedCall {
  const body = { error: SENTENCES[code], code, ...details };
  return { status: ERROR_STATUS[code], body };
}

function fromRefusal({ code, details }: Refusal): FailedCall {
  const { retryAfter, ...rest } = details;
  const call = failed(code, rest);
  return retryAfter === undefined ? call : { ...call, retryAfter };
}

function codeOf(error: unknown): ErrorCode {
  if (!(error instanceof Error)) return 'internal';
  const known = 'code' in error ? FASTIFY_CODES[String(error.code)] : undefined;
  if (known) return known;
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? 'unreadable' : 'internal';
}

/** The faulty fields of a schema's issues, by dotted path; the first fault of a field counts. */
export function toFields(issues: readonly z.core.$ZodIssue[]): Record<string, FieldCode> {
  const faults = issues.flatMap((issue): [string, FieldCode][] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => [[...issue.path, key].join('.'), 'unknown']);
    }
    return [[issue.path.join('.'), isFieldCode(issue.message) ? issue.message : 'bad_format']];
  });
  const named = faults.filter(([field]) => field !== '').slice(0, MOST_FIELDS);
  return Object.fromEntries(named.toReversed());
}
