import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type AccountRole } from '@shop/contract/constants';
import { CommandError } from '../command-error.ts';
import { changePassword, findAccount, insertAccount, type Account } from '../db/accounts.ts';
import { revokeSessions } from '../db/sessions.ts';
import { disableTotp } from '../db/two-factor.ts';
import { hashPassword } from './passwords.ts';
import type { AppContext } from './app-context.ts';

type AccountContext = Pick<AppContext, 'database' | 'now'>;

/**
 * Creates an account.
 * @throws CommandError `refused` when the name exists; `usage` for a name or password of a wrong length
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
  const passwordHash = await hashNewPassword(password);
  const added = await context.database.transact((db) =>
    insertAccount(db, { username, passwordHash, role }, context.now()),
  );
  if (added === undefined)
    throw new CommandError('refused', `There is an account ${username} already.`);
}

/**
 * Changes the password of an account and ends its sessions (A8).
 * @throws CommandError `refused` when there is no such account; `usage` for a password of a wrong length
 */
export async function setPassword(
  context: AccountContext,
  username: string,
  password: string,
): Promise<void> {
  const { id } = await requireAccount(context, username);
  const changed = { id, passwordHash: await hashNewPassword(password) };
  await context.database.transact((db) => changePassword(db, changed, context.now()));
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
  return context.database.transact((db) =>
    revokeSessions(db, { accountId: account?.id }, context.now()),
  );
}

/**
 * Turns the second factor of an account off, for an admin who has lost the phone and the recovery codes.
 * @returns whether it was on
 * @throws CommandError `refused` when there is no such account
 */
export async function turnTwoFactorOff(
  context: AccountContext,
  username: string,
): Promise<boolean> {
  const { id } = await requireAccount(context, username);
  return context.database.transact((db) => disableTotp(db, id));
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

async function hashNewPassword(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_LENGTH.password) {
    throw new CommandError(
      'usage',
      `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_LENGTH.password} characters.`,
    );
  }
  return hashPassword(password);
}
