import type { Admin, Tokens } from '@shop/contract/schemas';
import { isFields, readFields, readId, readText } from './fields.ts';

/**
 * Reads the tokens of a sign-in or a refresh. @throws InvalidResponseError when there is no access token
 * @param current the refresh token that stays valid where the response has no new one
 */
export function readTokens(value: unknown, current = ''): Tokens {
  const fields = readFields(value, 'tokens');
  return { access: readId(fields, 'access'), refresh: readText(fields, 'refresh', current) };
}

/** Reads the signed-in owner. The access check succeeds by its status, so the name may be missing. */
export function readAdmin(value: unknown): Admin {
  const name = isFields(value) ? value['username'] : undefined;
  return { username: typeof name === 'string' ? name : '' };
}
