import type { Account, StaffWithPassword, NewStaff, StaffChange } from '@shop/contract/schemas';
import {
  changePassword,
  deleteAccount,
  findAccountById,
  insertAccount,
  listAccounts,
  setDisabled,
  type Account as StoredAccount,
  type AccountWithUse,
} from '../db/accounts.ts';
import type { Db } from '../db/database.ts';
import { parseRowId } from '../db/row-id.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { generatePassword, hashPassword } from './passwords.ts';

/**
 * All accounts of the back office, the oldest first.
 * @throws ShopError `forbidden` unless the owner asks
 */
export async function listStaff({ database }: AppContext, session: Session): Promise<Account[]> {
  requireOwner(session);
  return (await listAccounts(database.db)).map(toAccount);
}

/**
 * Adds an account of the staff with a generated password, which must be changed at the first login.
 * @throws ShopError `invalid` when the name exists; `forbidden`
 */
export async function createStaff(
  { database, now }: AppContext,
  session: Session,
  { username }: NewStaff,
): Promise<StaffWithPassword> {
  requireOwner(session);
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const account = { username, passwordHash, role: 'staff', passwordChangeRequired: true } as const;
  return database.transact(async (db) => {
    const id = await insertAccount(db, account, now());
    if (id === undefined) throw invalidField('username', 'duplicate');
    return { ...(await readAccount(db, id)), password };
  });
}

/**
 * Disables an account of the staff and ends its sessions, or enables it.
 * @throws ShopError `not_found`; `forbidden`, also for an owner's account
 */
export async function updateStaff(
  { database, now }: AppContext,
  session: Session,
  id: string,
  { disabled }: StaffChange,
): Promise<Account> {
  requireOwner(session);
  return database.transact(async (db) => {
    const account = await requireStaff(db, id);
    await setDisabled(db, account.id, disabled, now());
    return readAccount(db, account.id);
  });
}

/**
 * Replaces the password of an account of the staff by a generated one, which must be changed at the
 * next login, and ends its sessions.
 * @throws ShopError `not_found`; `forbidden`, also for an owner's account; `password_configured`
 */
export async function resetStaffPassword(
  { database, now, configuredAccount }: AppContext,
  session: Session,
  id: string,
): Promise<StaffWithPassword> {
  requireOwner(session);
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return database.transact(async (db) => {
    const account = await requireStaff(db, id);
    if (account.username === configuredAccount) throw new ShopError('password_configured');
    const changed = { id: account.id, passwordHash, passwordChangeRequired: true };
    await changePassword(db, changed, now());
    return { ...(await readAccount(db, account.id)), password };
  });
}

/**
 * Deletes an account of the staff with its sessions. The notes of orders retain its name.
 * @throws ShopError `not_found`; `forbidden`, also for an owner's account
 */
export async function deleteStaff(
  { database }: AppContext,
  session: Session,
  id: string,
): Promise<void> {
  requireOwner(session);
  await database.transact(async (db) => deleteAccount(db, (await requireStaff(db, id)).id));
}

function requireOwner({ role }: Session): void {
  if (role !== 'owner') throw new ShopError('forbidden');
}

/** An owner's account can be changed only by its person and by the command line. */
async function requireStaff(db: Db, id: string): Promise<StoredAccount> {
  const rowId = parseRowId(id);
  const account = rowId === undefined ? undefined : await findAccountById(db, rowId);
  if (!account) throw new ShopError('not_found');
  if (account.role === 'owner') throw new ShopError('forbidden');
  return account;
}

async function readAccount(db: Db, id: number): Promise<Account> {
  const [account] = await listAccounts(db, id);
  if (!account) throw new ShopError('not_found');
  return toAccount(account);
}

function toAccount(account: AccountWithUse): Account {
  const { lastUsedAt } = account;
  return {
    id: String(account.id),
    username: account.username,
    role: account.role,
    created_at: new Date(account.createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    disabled: account.isDisabled,
    password_change_required: account.passwordChangeRequired,
  };
}
