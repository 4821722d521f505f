import { isApiError } from '@shop/api-client';
import { failureKey } from '../../platform/failure-key.ts';

/**
 * Which text a failed login shows. Whatever way a host refuses the credentials, it is ADM-1's
 * sentence; a host that is down, busy or unreadable is told as such.
 */
export function loginFailureKey(error: unknown): ReturnType<typeof failureKey> {
  const refused = isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500;
  return refused && error.status !== 429 ? 'login_failed' : failureKey(error);
}
