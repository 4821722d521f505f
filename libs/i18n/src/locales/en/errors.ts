import type { errors as frErrors, fieldErrors as frFieldErrors } from '../fr/errors.ts';

/** The text of a failed call, by its code; `network` and `malformed` are kinds of `ApiError`. */
export const errors: typeof frErrors = {
  network: 'No network. Check your connection, then try again.',
  malformed: 'Something went wrong. Try again in a moment.',
  unreadable: 'Something went wrong. Try again in a moment.',
  unauthorized: 'Your session has expired. Please sign in again.',
  login_failed: 'Login failed. Please check your credentials and try again.',
  two_factor_required: 'Enter the 6-digit code from your app.',
  two_factor_refused:
    'This code is wrong or was already used. Wait for the next one, then try again.',
  refresh_refused: 'Your session has expired. Please sign in again.',
  forbidden: 'You are not authorised to do this.',
  password_change_required: 'Choose your own password first.',
  not_found: 'Not found: it does not exist, or no longer does.',
  command_not_found: 'Command ID does not exist',
  method_not_allowed: 'The shop does not accept this request.',
  out_of_stock: 'There is not enough left in stock.',
  total_changed: 'The amount has changed since it was added to the cart.',
  order_limit: 'This order is more than can be ordered online.',
  bad_transition: 'The order cannot move to this status.',
  stock_moved: 'The stock has changed since this form was opened.',
  product_conflict: 'This product has changed since the form was opened.',
  password_configured:
    'This account’s password is set in the server’s configuration. Change it there.',
  two_factor_state: 'Two-step sign-in has changed in the meantime. Reload the page.',
  too_large: 'The file is too large.',
  wrong_type: 'This kind of content is not accepted.',
  invalid: 'Some fields need correcting.',
  idempotency_key_reused: 'This order was already sent with other content.',
  too_many_requests: 'Too many attempts. Please wait a moment, then try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'The shop is unavailable for a moment. Try again shortly.',
  outcome_unknown: 'Your request may have been saved, without confirmation. Try again shortly.',
};

/** The text of an invalid field, by its code. */
export const fieldErrors: typeof frFieldErrors = {
  required: 'This field is required.',
  unknown: 'Unknown field.',
  not_text: 'Enter text.',
  not_a_number: 'Enter a number.',
  not_an_integer: 'Enter a whole number.',
  not_a_choice: 'Choose one of the values offered.',
  too_short: 'This text is too short.',
  too_common: 'This password is too easy to guess. Choose, for example, several unrelated words.',
  too_long: 'This text is too long.',
  too_small: 'This value is too small.',
  too_big: 'This value is too big.',
  too_numerous: 'Too many items.',
  too_many_decimals: 'Two decimals at most.',
  bad_email: 'Enter a valid e-mail address.',
  bad_color: 'Enter a valid colour, such as #17457F.',
  duplicate: 'This value is already in use.',
  incorrect: 'Incorrect. Please check what you typed.',
  not_an_image: 'This file is not an accepted image.',
  bad_format: 'This value does not have the right format.',
};
