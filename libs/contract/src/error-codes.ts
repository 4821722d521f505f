/**
 * Every error code and its HTTP status: one closed list. The texts are in libs/i18n, one for each code and language.
 */
export const ERROR_STATUS = {
  unreadable: 400,
  unauthorized: 401,
  login_failed: 401,
  two_factor_required: 401,
  two_factor_refused: 401,
  refresh_refused: 401,
  forbidden: 403,
  password_change_required: 403,
  not_found: 404,
  command_not_found: 404,
  link_refused: 404,
  method_not_allowed: 405,
  out_of_stock: 409,
  total_changed: 409,
  order_limit: 409,
  bad_transition: 409,
  stock_moved: 409,
  product_conflict: 409,
  order_conflict: 409,
  password_configured: 409,
  two_factor_state: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  outcome_unknown: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a text is one of the closed list of codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, text);
}

/** The codes of one field, in a response with the code `invalid` (for a file also `wrong_type` or `too_large`). */
export const FIELD_CODES = [
  'required',
  'unknown',
  'not_text',
  'not_a_number',
  'not_an_integer',
  'not_a_choice',
  'too_short',
  'too_common',
  'too_long',
  'too_small',
  'too_big',
  'too_numerous',
  'too_many_decimals',
  'bad_email',
  'bad_color',
  'duplicate',
  'incorrect',
  'unconfirmed',
  'not_an_image',
  'bad_format',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** Whether a text is one of the closed list of field codes. */
export function isFieldCode(text: string): text is FieldCode {
  return FIELD_CODES.some((code) => code === text);
}

/** The error text for a return of an unknown order (specification, section 8). */
export const COMMAND_NOT_FOUND_TEXT = 'Command ID does not exist';
