import type { Admin, Tokens } from '@shop/contract/schemas';
import { isFields, readFields, readId, readText } from './fields.ts';

/**
 * Reads the tokens of a sign-in or a refresh. @throws Unreadable when there is no access token
 * @param kept the refresh token that stays good where the host answers no new one
 */
export function readTokens(value: unknown, kept = ''): Tokens {
  const fields = readFields(value, 'tokens');
  return { access: readId(fields, 'access'), refresh: readText(fields, 'refresh', kept) };
}

/** Reads who is signed in. The access check's success is its status: the name may be missing. */
export function readAdmin(value: unknown): Admin {
  const name = isFields(value) ? value['username'] : undefined;
  return { username: typeof name === 'string' ? name : '' };
}
