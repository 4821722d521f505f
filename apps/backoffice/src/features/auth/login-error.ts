import { isApiError } from '@shop/api-client';
import { errorKey } from '../../lib/error-key.ts';

/**
 * The text of a failed login: the sentence of ADM-1 for any refused credentials; a code of the second
 * factor (feature `two-factor`) and an API server that is down, overloaded or unreadable have their
 * own texts.
 */
export function loginErrorKey(error: unknown): ReturnType<typeof errorKey> {
  if (needsCode(error)) return errorKey(error);
  const refused = isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500;
  return refused && error.status !== 429 ? 'login_failed' : errorKey(error);
}

/** Whether the credentials are correct, and a code of the second factor is missing or refused. */
export function needsCode(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.code === 'two_factor_required' || error.code === 'two_factor_refused')
  );
}
