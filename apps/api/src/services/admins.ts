import { MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@shop/contract/constants';
import { CommandFault } from '../command-fault.ts';
import {
  changePassword,
  findAccount,
  insertAccount,
  revokeSessions,
  type Account,
} from '../store/accounts.ts';
import { hashPassword } from './passwords.ts';
import type { Shop } from './shop.ts';

type AccountShop = Pick<Shop, 'database' | 'now'>;

/**
 * Adds an owner's account.
 * @throws CommandFault `refused` when the name is taken; `usage` for a name or password of a wrong length
 */
export async function createAdmin(
  shop: AccountShop,
  username: string,
  password: string,
): Promise<void> {
  if (username.trim() !== username || username === '' || username.length > MAX_LENGTH.username) {
    throw new CommandFault(
      'usage',
      `The name must have 1 to ${MAX_LENGTH.username} characters, and no spaces around it.`,
    );
  }
  const passwordHash = await hashNew(password);
  const added = await shop.database.transact((db) =>
    insertAccount(db, { username, passwordHash }, shop.now()),
  );
  if (!added) throw new CommandFault('refused', `There is an account ${username} already.`);
}

/**
 * Sets an account's password and ends its sessions (A8).
 * @throws CommandFault `refused` when there is no such account; `usage` for a password of a wrong length
 */
export async function setPassword(
  shop: AccountShop,
  username: string,
  password: string,
): Promise<void> {
  const account = await requireAccount(shop, username);
  const passwordHash = await hashNew(password);
  await shop.database.transact((db) => changePassword(db, account.id, passwordHash, shop.now()));
}

/**
 * Ends all sessions, or those of one account; none of their tokens passes any more (A8).
 * @returns how many were open
 * @throws CommandFault `refused` when there is no such account
 */
export async function endSessions(
  shop: AccountShop,
  username: string | undefined,
): Promise<number> {
  const account = username === undefined ? undefined : await requireAccount(shop, username);
  return shop.database.transact((db) => revokeSessions(db, account?.id, shop.now()));
}

/**
 * The account of that exact name.
 * @throws CommandFault `refused` when there is none
 */
export async function requireAccount(shop: AccountShop, username: string): Promise<Account> {
  const account = await findAccount(shop.database.db, username);
  if (!account) throw new CommandFault('refused', `There is no account ${username}.`);
  return account;
}

async function hashNew(password: string): Promise<string> {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_LENGTH.password) {
    throw new CommandFault(
      'usage',
      `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_LENGTH.password} characters.`,
    );
  }
  return hashPassword(password);
}
