import type { Account, AdminSession } from '@shop/contract/schemas';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The sessions of the signed-in admin: a computer, a telephone, and a program that is not a browser. */
export const fixtureSessions: readonly AdminSession[] = [
  {
    id: 'b0a9e0a2-0001',
    created_at: '2026-11-20T08:12:00.000Z',
    last_used_at: '2026-11-21T09:30:00.000Z',
    user_agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`,
    current: true,
  },
  {
    id: 'b0a9e0a2-0002',
    created_at: '2026-11-18T17:45:00.000Z',
    last_used_at: '2026-11-20T21:05:00.000Z',
    user_agent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`,
    current: false,
  },
  {
    id: 'b0a9e0a2-0003',
    created_at: '2026-11-15T06:00:00.000Z',
    last_used_at: '2026-11-15T06:00:00.000Z',
    user_agent: 'curl/8.5.0',
    current: false,
  },
];

const owner: Account = {
  id: '1',
  username: 'owner',
  role: 'owner',
  created_at: '2026-01-05T09:00:00.000Z',
  last_used_at: '2026-11-21T09:30:00.000Z',
  disabled: false,
  password_change_required: false,
  two_factor: false,
};

/** The accounts of the back office, in each state. */
export const fixtureAccounts: readonly Account[] = [
  owner,
  { ...owner, id: '2', username: 'Salma', role: 'staff', two_factor: true },
  { ...owner, id: '3', username: 'Ines', role: 'staff', last_used_at: null, disabled: true },
  {
    ...owner,
    id: '4',
    username: 'Mohamed Aziz Ben Abdallah',
    role: 'staff',
    last_used_at: null,
    password_change_required: true,
  },
  { ...owner, id: '5', username: 'Karim' },
];

/** A secret in base32, which opens nothing. */
export const FIXTURE_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const fixtureRecoveryCodes: readonly string[] = Array.from(
  { length: 10 },
  (_, number) => `K7Q${number}-9FXM-3T8W-P4HD`,
);
