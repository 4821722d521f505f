import { isApiError } from '@shop/api-client';
import { errorKey } from '../../lib/error-key.ts';

/**
 * The text of a failed login: the sentence of ADM-1 for any refused credentials; an API server that
 * is down, overloaded or unreadable has its own text.
 */
export function loginErrorKey(error: unknown): ReturnType<typeof errorKey> {
  const refused = isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500;
  return refused && error.status !== 429 ? 'login_failed' : errorKey(error);
}
