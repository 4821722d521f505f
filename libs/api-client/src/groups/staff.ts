import type {
  Account,
  CreatedStaff,
  SavedAccount,
  StaffWithPassword,
  NewStaff,
  StaffChange,
} from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import type { CallOptions, CreateOptions, Listing } from '../options.ts';
import {
  readAccount,
  readCreatedStaff,
  readSavedAccount,
  readStaffWithPassword,
} from '../readers/account.ts';

/** The owner's calls about the accounts of the back office. */
export function adminStaff(http: HttpClient) {
  const { get, list, write, send } = http;
  const withKey = keyHeader(http, 'createStaff', 'idempotent-creates');
  const withUndoKey = keyHeader(http, 'undoStaffChange', 'undo');
  return {
    /** Feature `staff`. */
    list: ({ signal }: CallOptions = {}): Promise<Listing<Account>> =>
      list('listStaff', 'account', readAccount, { signal }),
    /** Feature `staff`. The first password is in no other response, not in that to a repeat with the same key either. */
    create: async ({ username }: NewStaff, options: CreateOptions = {}): Promise<CreatedStaff> =>
      get('createStaff', readCreatedStaff, {
        ...withKey(options),
        json: { username },
        signal: options.signal,
      }),
    /** Feature `staff`. Disabling ends the sessions of the account; another role applies to them at once. */
    update: (
      id: string,
      { disabled, role }: StaffChange,
      { signal }: CallOptions = {},
    ): Promise<SavedAccount | null> =>
      write('updateStaff', readSavedAccount, { params: { id }, json: { disabled, role }, signal }),
    /** Feature `staff`. Ends the sessions of the account; its person must choose another password. */
    resetPassword: (id: string, { signal }: CallOptions = {}): Promise<StaffWithPassword> =>
      get('resetStaffPassword', readStaffWithPassword, { params: { id }, signal }),
    /** Feature `staff`: for an account whose phone is lost. */
    stopTwoFactor: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('stopStaffTwoFactor', { params: { id }, signal }),
    /** Feature `staff`. */
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteStaff', { params: { id }, signal }),
    /**
     * Feature `undo`. Undoes a change of an account for ten minutes; `deletion` is its deletion, after which the account
     * has its password again and no session. Rejects with `bad_transition` when it is too late or was undone, and when the
     * account was changed since. Null when the response is empty.
     */
    undo: async (
      id: string,
      change: string,
      { signal, ...key }: CreateOptions = {},
    ): Promise<Account | null> =>
      write('undoStaffChange', readAccount, {
        params: { id },
        json: { change },
        ...withUndoKey(key),
        signal,
      }),
  };
}
