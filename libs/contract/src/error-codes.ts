/**
 * Everything that can go wrong with a call, and the status each code answers with: one closed list,
 * one table (host.md, "Every failure"). The texts are in libs/i18n, one for each code and language.
 */
export const ERROR_STATUS = {
  unreadable: 400,
  unauthorized: 401,
  login_failed: 401,
  refresh_refused: 401,
  forbidden: 403,
  not_found: 404,
  command_not_found: 404,
  method_not_allowed: 405,
  out_of_stock: 409,
  total_changed: 409,
  bad_transition: 409,
  stock_moved: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Every code a failed call may carry. */
export const ERROR_CODES = Object.keys(ERROR_STATUS).filter(isErrorCode);

/** Whether a text is one of the closed list of codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, text);
}

/** What can be wrong with one field of a call that is `invalid` (or `wrong_type`, `too_large` for a file). */
export const FIELD_CODES = [
  'required',
  'unknown',
  'not_text',
  'not_a_number',
  'not_an_integer',
  'not_a_choice',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_numerous',
  'too_many_decimals',
  'bad_email',
  'bad_phone',
  'bad_color',
  'duplicate',
  'not_an_image',
  'bad_format',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** Whether a text is one of the closed list of field codes. */
export function isFieldCode(text: string): text is FieldCode {
  return FIELD_CODES.some((code) => code === text);
}

/** The sentence a return query for an unknown order is refused with (specification, section 8). */
export const COMMAND_NOT_FOUND_TEXT = 'Command ID does not exist';
