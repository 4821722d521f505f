import { ACCOUNT_ROLES } from '@shop/contract/constants';
import type {
  Account,
  AdminSession,
  CreatedStaff,
  StaffWithPassword,
  RecoveryCodes,
  SavedAccount,
  TwoFactorSetup,
} from '@shop/contract/schemas';
import {
  findTimestamp,
  readChoice,
  readFields,
  readFlag,
  readId,
  readList,
  readText,
  readTimestamp,
} from './fields.ts';
import { InvalidResponseError } from './invalid-response-error.ts';

/** Reads an open session (feature `account`). @throws InvalidResponseError */
export function readAdminSession(value: unknown): AdminSession {
  const fields = readFields(value, 'session');
  return {
    id: readId(fields, 'id'),
    created_at: readTimestamp(fields, 'created_at'),
    last_used_at: readTimestamp(fields, 'last_used_at'),
    user_agent: readText(fields, 'user_agent', ''),
    current: readFlag(fields, 'current'),
  };
}

/** Reads the secret of a second factor (feature `two-factor`). @throws InvalidResponseError */
export function readTwoFactorSetup(value: unknown): TwoFactorSetup {
  return { secret: readText(readFields(value, 'set-up'), 'secret') };
}

/** Reads recovery codes (feature `two-factor`). @throws InvalidResponseError */
export function readRecoveryCodes(value: unknown): RecoveryCodes {
  const codes = readList(readFields(value, 'recovery codes'), 'recovery_codes');
  return {
    recovery_codes: codes.map((code) => {
      if (typeof code === 'string') return code;
      throw new InvalidResponseError('a recovery code is not a text');
    }),
  };
}

/** Reads an account of the back office (feature `staff`). @throws InvalidResponseError */
export function readAccount(value: unknown): Account {
  const fields = readFields(value, 'account');
  return {
    id: readId(fields, 'id'),
    username: readText(fields, 'username'),
    role: readChoice(fields, 'role', ACCOUNT_ROLES),
    created_at: readTimestamp(fields, 'created_at'),
    last_used_at: findTimestamp(fields['last_used_at']) ?? null,
    disabled: readFlag(fields, 'disabled'),
    password_change_required: readFlag(fields, 'password_change_required'),
    ...(fields['two_factor'] !== undefined && { two_factor: readFlag(fields, 'two_factor') }),
  };
}

/**
 * Reads a changed account, with the id of the change where it can be undone (feature `undo`).
 * @throws InvalidResponseError
 */
export function readSavedAccount(value: unknown): SavedAccount {
  const fields = readFields(value, 'account');
  return {
    ...readAccount(fields),
    ...(fields['change_id'] !== undefined && { change_id: readId(fields, 'change_id') }),
  };
}

/**
 * Reads a new account (feature `staff`). A repeat of its create has no password.
 * @throws InvalidResponseError
 */
export function readCreatedStaff(value: unknown): CreatedStaff {
  const { password } = readFields(value, 'account');
  return { ...readAccount(value), ...(typeof password === 'string' && { password }) };
}

/** Reads an account with its generated password (feature `staff`). @throws InvalidResponseError */
export function readStaffWithPassword(value: unknown): StaffWithPassword {
  return {
    ...readAccount(value),
    password: readText(readFields(value, 'account'), 'password'),
  };
}
