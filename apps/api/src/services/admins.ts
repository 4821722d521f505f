import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type AccountRole } from '@shop/contract/constants';
import { CommandError } from '../command-error.ts';
import { changePassword, findAccount, insertAccount, type Account } from '../db/accounts.ts';
import { revokeSessions } from '../db/sessions.ts';
import { disableTotp } from '../db/two-factor.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';
import { recordEvent } from './record-event.ts';
import type { AppContext } from './app-context.ts';

type AccountContext = Pick<AppContext, 'database' | 'now' | 'shopName'>;

/**
 * Creates an account.
 * @throws CommandError `refused` when the name exists; `usage` for a name or password of a wrong length, and for a
 *   common password
 */
export async function createAdmin(
  context: AccountContext,
  { username, role }: { username: string; role: AccountRole },
  password: string,
): Promise<void> {
  if (username.trim() !== username || username === '' || username.length > MAX_LENGTH.username) {
    throw new CommandError(
      'usage',
      `The name must have 1 to ${MAX_LENGTH.username} characters, and no spaces around it.`,
    );
  }
  const passwordHash = await hashNewPassword(context, username, password);
  const added = await context.database.transact(async (db) => {
    const id = await insertAccount(db, { username, passwordHash, role }, context.now());
    if (id !== undefined) await recordEvent(context, db, 'account_created', { object: username });
    return id;
  });
  if (added === undefined)
    throw new CommandError('refused', `There is an account ${username} already.`);
}

/**
 * Changes the password of an account and ends its sessions (A8).
 * @throws CommandError `refused` when there is no such account; `usage` for a password of a wrong length or a common
 *   one
 */
export async function setPassword(
  context: AccountContext,
  username: string,
  password: string,
): Promise<void> {
  const { id } = await requireAccount(context, username);
  const changed = { id, passwordHash: await hashNewPassword(context, username, password) };
  await context.database.transact(async (db) => {
    await changePassword(db, changed, context.now());
    await recordEvent(context, db, 'password_changed', { object: username });
  });
}

/**
 * Ends all sessions, or those of one account (A8).
 * @returns the number of open ones
 * @throws CommandError `refused` when there is no such account
 */
export async function endSessions(
  context: AccountContext,
  username: string | undefined,
): Promise<number> {
  const account = username === undefined ? undefined : await requireAccount(context, username);
  return context.database.transact(async (db) => {
    const ended = await revokeSessions(db, { accountId: account?.id }, context.now());
    const changes = { sessions: { after: String(ended) } };
    await recordEvent(context, db, 'session_ended', {
      ...(username && { object: username }),
      changes,
    });
    return ended;
  });
}

/**
 * Turns the second factor of an account off and ends its sessions (A8), for an admin who has lost the phone and the
 * recovery codes.
 * @returns whether it was on
 * @throws CommandError `refused` when there is no such account
 */
export async function turnTwoFactorOff(
  context: AccountContext,
  username: string,
): Promise<boolean> {
  const { id } = await requireAccount(context, username);
  return context.database.transact(async (db) => {
    const wasOn = await disableTotp(db, { accountId: id }, context.now());
    if (wasOn) await recordEvent(context, db, 'two_factor_off', { object: username });
    return wasOn;
  });
}

/**
 * The account with this exact name.
 * @throws CommandError `refused` when there is none
 */
export async function requireAccount(context: AccountContext, username: string): Promise<Account> {
  const account = await findAccount(context.database.db, username);
  if (!account) throw new CommandError('refused', `There is no account ${username}.`);
  return account;
}

async function hashNewPassword(
  { shopName }: AccountContext,
  username: string,
  password: string,
): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_LENGTH.password) {
    throw new CommandError(
      'usage',
      `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_LENGTH.password} characters.`,
    );
  }
  if (await isCommonPassword(password, [username, shopName])) {
    throw new CommandError(
      'usage',
      'The password is easy to guess: it is common, or close to the name of the shop or of the account.',
    );
  }
  return hashPassword(password);
}
