import type {
  Admin,
  AdminSession,
  PasswordChange,
  RecoveryCodes,
  TwoFactorCode,
  TwoFactorSetup,
  TwoFactorStart,
  TwoFactorStop,
} from '@shop/contract/schemas';
import {
  changePassword,
  findAccountById,
  lockUnchangedAccount,
  type Account,
} from '../db/accounts.ts';
import { listSessions, revokeSession, revokeSessions } from '../db/sessions.ts';
import { disableTotp, enableTotp, findPendingTotp, setPendingTotp } from '../db/two-factor.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { isCommonPassword } from './common-passwords.ts';
import { removeFirstPassword } from './first-password.ts';
import { countLogin, endCode, startCode } from './limits.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { recordEvent } from './record-event.ts';
import {
  findTotpStep,
  generateRecoveryCodes,
  generateTotpSecret,
  hashRecoveryCode,
  acceptSecondFactor,
} from './second-factor.ts';

/** How long the secret of a set-up can be confirmed. */
const SETUP_LIFE_MS = 15 * 60_000;

/** The signed-in admin, and the IP address of the request for the login limits. */
export type OwnRequest = { session: Session; address: string };

/** The signed-in admin, with the properties of the enabled features. */
export function describeAdmin({ features }: AppContext, session: Session): Admin {
  return {
    username: session.username,
    ...(features.has('staff') && { role: session.role }),
    ...(features.has('two-factor') && { two_factor: session.hasTotp }),
    ...(features.has('account') && { password_change_required: session.passwordChangeRequired }),
  };
}

/**
 * Changes the admin's own password and ends the other sessions (A8).
 * @throws ShopError `invalid` for a wrong current password, and for the same or a common new one;
 *   `password_configured`; `too_many_requests` (A1)
 */
export async function changeOwnPassword(
  context: AppContext,
  request: OwnRequest,
  { current_password: current, new_password: next }: PasswordChange,
): Promise<void> {
  const { session } = request;
  if (session.username === context.configuredAccount) {
    throw new ShopError('password_configured');
  }
  const account = await verifyPassword(context, request, current, 'current_password', async () => {
    if (next === current) throw invalidField('new_password', 'duplicate');
  });
  if (await isCommonPassword(next, [session.username, context.shopName])) {
    throw invalidField('new_password', 'too_common');
  }
  const changed = { id: account.id, passwordHash: await hashPassword(next) };
  await context.database.transact(async (db) => {
    if (!(await lockUnchangedAccount(db, account))) {
      throw invalidField('current_password', 'incorrect');
    }
    await changePassword(db, changed, context.now(), session.sessionId);
    await recordEvent(context, db, 'password_changed', { object: session.username });
  });
  // The scheduled cleanup tries again after a failure, and on other machines.
  await removeFirstPassword(context).catch(() => {});
}

/** The open sessions of the admin, the latest used first. */
export async function listOwnSessions(
  { database, now }: AppContext,
  { accountId, sessionId }: Session,
): Promise<AdminSession[]> {
  const sessions = await listSessions(database.db, accountId, now());
  return sessions.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
    id,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: new Date(lastUsedAt).toISOString(),
    user_agent: userAgent,
    current: id === sessionId,
  }));
}

/**
 * Ends one session of the admin (A8).
 * @throws ShopError `not_found`
 */
export async function endOwnSession(
  context: AppContext,
  { accountId, username }: Session,
  id: string,
): Promise<void> {
  await context.database.transact(async (db) => {
    const isEnded = await revokeSession(db, id, context.now(), accountId);
    if (!isEnded) throw new ShopError('not_found');
    await recordEvent(context, db, 'session_ended', { object: username });
  });
}

/** Ends all sessions of the admin (A8), or all except the one of the request. */
export async function endOwnSessions(
  context: AppContext,
  { accountId, sessionId, username }: Session,
  which: 'all' | 'others',
): Promise<void> {
  const exceptSession = which === 'others' ? sessionId : undefined;
  const selection = { accountId, exceptSession };
  await context.database.transact(async (db) => {
    const ended = await revokeSessions(db, selection, context.now());
    const changes = { sessions: { after: String(ended) } };
    await recordEvent(context, db, 'session_ended', { object: username, changes });
  });
}

/**
 * Starts the set-up of a second factor. It is on once a code of the app is confirmed.
 * @throws ShopError `invalid` for a wrong password; `two_factor_state` when it is on;
 *   `too_many_requests` (A1)
 */
export async function startTwoFactor(
  context: AppContext,
  request: OwnRequest,
  { password }: TwoFactorStart,
): Promise<TwoFactorSetup> {
  const { id } = await verifyPassword(context, request, password, 'password', async (account) => {
    if (account.totpSecret !== null) throw new ShopError('two_factor_state');
  });
  const secret = await generateTotpSecret();
  await context.database.transact((db) => setPendingTotp(db, id, secret, context.now()));
  return { secret };
}

/**
 * Turns the second factor on with the first code of the app, which cannot be used again, and ends the other
 * sessions (A8), which were opened without a code.
 * @returns the recovery codes; only their hashes are stored
 * @throws ShopError `invalid` for a wrong code; `two_factor_state` without a set-up of the last 15 minutes;
 *   `too_many_requests` after wrong codes
 */
export async function confirmTwoFactor(
  context: AppContext,
  { accountId: id, sessionId, username }: Session,
  { code }: TwoFactorCode,
): Promise<RecoveryCodes> {
  const { database, now } = context;
  const setup = { since: now() - SETUP_LIFE_MS, now: now() };
  const secret = await findPendingTotp(database.db, id, setup);
  if (secret === undefined) throw new ShopError('two_factor_state');
  await startCode(context, id);
  const step = await findTotpStep(secret, code, now());
  if (step === undefined) throw invalidField('code', 'incorrect');
  await endCode(context, id);
  const codes = generateRecoveryCodes();
  const recoveryHashes = codes.map((each) => hashRecoveryCode(id, each));
  await database.transact(async (db) => {
    const isEnabled = await enableTotp(db, id, { secret, step, recoveryHashes });
    if (!isEnabled) throw new ShopError('two_factor_state');
    await revokeSessions(db, { accountId: id, exceptSession: sessionId }, now());
    await recordEvent(context, db, 'two_factor_on', { object: username });
  });
  return { recovery_codes: codes };
}

/**
 * Turns the second factor off, with the password and a code of the app or a recovery code, and ends the other
 * sessions (A8).
 * @throws ShopError `invalid` for a wrong one; `two_factor_state` when it is off;
 *   `too_many_requests` (A1)
 */
export async function stopTwoFactor(
  context: AppContext,
  request: OwnRequest,
  { password, code }: TwoFactorStop,
): Promise<void> {
  const { sessionId: exceptSession, username } = request.session;
  const stop = async (account: Account) => {
    if (account.totpSecret === null) throw new ShopError('two_factor_state');
    const isStopped = await acceptSecondFactor(context, account, code, async (db) => {
      await disableTotp(db, { accountId: account.id, exceptSession }, context.now());
      await recordEvent(context, db, 'two_factor_off', { object: username });
      return true;
    });
    if (!isStopped) throw invalidField('code', 'incorrect');
  };
  await verifyPassword(context, request, password, 'password', stop);
}

/**
 * Checks the admin's own password, and what `check` adds. Refused requests count as wrong logins: a stolen
 * session must neither guess without limits nor clear the limits of a login.
 */
async function verifyPassword(
  context: AppContext,
  { session: { accountId, username }, address }: OwnRequest,
  password: string,
  field: string,
  check?: (account: Account) => Promise<void>,
): Promise<Account> {
  // Strangers who use up the limits of the name must not keep a signed-in admin from this.
  const knownSource = { kind: 'session', key: `account ${accountId}` } as const;
  const attempt = { username, address, knownSource };
  return countLogin(context, attempt, async () => {
    const found = await findAccountById(context.database.db, accountId);
    const isCorrect = await checkPassword(password, found?.passwordHash);
    if (!isCorrect || !found) throw invalidField(field, 'incorrect');
    await check?.(found);
    return found;
  });
}
