import type {
  AdminSession,
  PasswordChange,
  RecoveryCodes,
  TwoFactorCode,
  TwoFactorSetup,
  TwoFactorStart,
  TwoFactorStop,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions, Listing } from '../options.ts';
import { readAdminSession, readRecoveryCodes, readTwoFactorSetup } from '../readers/account.ts';

/** The signed-in admin's own password, sessions and second factor. */
export function adminAccount({ get, list, send }: HttpClient) {
  return {
    /** Feature `account`. Ends the admin's other sessions. */
    changePassword: (
      { current_password, new_password }: PasswordChange,
      { signal }: CallOptions = {},
    ): Promise<void> =>
      send('changePassword', { json: { current_password, new_password }, signal }),
    /** Feature `account`. The latest one first. */
    listSessions: ({ signal }: CallOptions = {}): Promise<Listing<AdminSession>> =>
      list('listSessions', 'session', readAdminSession, { signal }),
    /** Feature `account`. */
    endSession: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('endSession', { params: { id }, signal }),
    /** Feature `account`. */
    endOtherSessions: ({ signal }: CallOptions = {}): Promise<void> =>
      send('endOtherSessions', { signal }),
    /** Feature `account`. The tokens of this session are refused from then on. */
    endAllSessions: ({ signal }: CallOptions = {}): Promise<void> =>
      send('endAllSessions', { signal }),
    /** Feature `two-factor`. It is on after `confirmTwoFactor`. */
    startTwoFactor: (
      { password }: TwoFactorStart,
      { signal }: CallOptions = {},
    ): Promise<TwoFactorSetup> =>
      get('startTwoFactor', readTwoFactorSetup, { json: { password }, signal }),
    /** Feature `two-factor`. The recovery codes are in no other response. */
    confirmTwoFactor: (
      { code }: TwoFactorCode,
      { signal }: CallOptions = {},
    ): Promise<RecoveryCodes> =>
      get('confirmTwoFactor', readRecoveryCodes, { json: { code }, signal }),
    /** Feature `two-factor`. */
    stopTwoFactor: (
      { password, code }: TwoFactorStop,
      { signal }: CallOptions = {},
    ): Promise<void> => send('stopTwoFactor', { json: { password, code }, signal }),
  };
}
