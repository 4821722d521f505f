import { ACCOUNT_ROLES } from '@shop/contract/constants';
import type { Admin, LoginResult, Tokens } from '@shop/contract/schemas';
import { findChoice, isFields, readFields, readFlag, readId, readText } from './fields.ts';
import type { Fields } from './fields.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/**
 * Reads the tokens of a sign-in or a refresh. @throws InvalidResponseError when there is no access token
 * @param current the refresh token that stays valid where the response has no new one
 */
export function readTokens(value: unknown, current = ''): Tokens {
  const fields = readFields(value, 'tokens');
  return { access: readId(fields, 'access'), refresh: readText(fields, 'refresh', current) };
}

/** Whether a text can be a device token, which is sent in a header: the storage may have been edited. */
export function isDeviceToken(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}

/** Reads the response of a login. @throws InvalidResponseError when there is no access token */
export function readLoginResult(value: unknown): LoginResult {
  const tokens = readTokens(value);
  const device = validOrUndefined(() => readText(readFields(value, 'tokens'), 'device'));
  return { ...tokens, ...(device !== undefined && { device }) };
}

/** Reads the signed-in admin. The access check succeeds by its status, so every property may be missing. */
export function readAdmin(value: unknown): Admin {
  const fields = isFields(value) ? value : {};
  const { username } = fields;
  const role = findChoice(fields['role'], ACCOUNT_ROLES);
  return {
    username: typeof username === 'string' ? username : '',
    ...(role && { role }),
    ...findFlag(fields, 'two_factor'),
    ...findFlag(fields, 'password_change_required'),
  };
}

function findFlag(fields: Fields, name: 'two_factor' | 'password_change_required'): Partial<Admin> {
  if ((fields[name] ?? undefined) === undefined) return {};
  const flag = validOrUndefined(() => readFlag(fields, name));
  return flag === undefined ? {} : { [name]: flag };
}
