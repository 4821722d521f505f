import { expect } from 'vitest';
import { findAccount } from '../../db/accounts.ts';
import { listSessions } from '../../db/sessions.ts';
import { deleteRecoveryCode, findPendingTotp, markTotpStepUsed } from '../../db/two-factor.ts';
import type { SchemaRows } from './schema-rows.ts';

const STAFF = { id: 71, username: 'Sami', password_hash: 'hash', created_at: 1, role: 'staff' };
const NEVER = 4_000_000_000_000;

/** An owner with a second factor and a session, and a disabled account with a generated password and a set-up. */
export const rows0007: SchemaRows = {
  migration: '0007-accounts',
  rows: {
    accounts: [
      {
        ...STAFF,
        disabled_at: 5,
        password_change_required: 1,
        totp_secret: null,
        totp_pending_secret: 'KRSXG5CTMVRXEZLU',
        totp_pending_at: 6,
        totp_last_step: 0,
      },
      {
        ...STAFF,
        id: 72,
        username: 'Leïla',
        role: 'owner',
        disabled_at: null,
        password_change_required: 0,
        totp_secret: 'JBSWY3DPEHPK3PXP',
        totp_pending_secret: null,
        totp_pending_at: 0,
        totp_last_step: 9,
      },
    ],
    recovery_codes: [{ hash: 'recovery', account_id: 72 }],
    sessions: [
      { id: 's72', account_id: 72, created_at: 1, user_agent: 'Firefox', last_used_at: 7 },
    ],
    refresh_tokens: [{ hash: 't72', session_id: 's72', expires_at: NEVER, used_at: null }],
  },
  check: async ({ database: { db } }) => {
    expect(await findAccount(db, 'Sami')).toMatchObject({
      role: 'staff',
      isDisabled: true,
      passwordChangeRequired: true,
      totpSecret: null,
    });
    expect(await findPendingTotp(db, 71, { since: 0, now: 6 })).toBe('KRSXG5CTMVRXEZLU');
    expect(await findAccount(db, 'Leïla')).toMatchObject({
      role: 'owner',
      isDisabled: false,
      passwordChangeRequired: false,
      totpSecret: 'JBSWY3DPEHPK3PXP',
    });
    expect(await markTotpStepUsed(db, 72, 9)).toBe(false);
    expect(await deleteRecoveryCode(db, 72, 'recovery')).toBe(true);
    expect(await listSessions(db, 72, 10)).toEqual([
      { id: 's72', createdAt: 1, lastUsedAt: 7, userAgent: 'Firefox' },
    ]);
  },
};
