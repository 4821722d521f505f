import type { AccountRole } from '@shop/contract/constants';
import type { Selectable } from 'kysely';
import { writeRows, type Row } from './copy-rows.ts';
import type { Db, Dialect } from './database.ts';
import { revokeSessions } from './sessions.ts';
import type { AccountsTable } from './tables.ts';

/** An account of the back office. */
export type Account = {
  id: number;
  username: string;
  passwordHash: string;
  role: AccountRole;
  isDisabled: boolean;
  passwordChangeRequired: boolean;
  createdAt: number;
  /** The secret of its second factor, in base32. */
  totpSecret: string | null;
};
/** The data of a new account. */
export type NewAccount = Pick<Account, 'username' | 'passwordHash' | 'role'> &
  Partial<Pick<Account, 'passwordChangeRequired'>>;
/** An account with the latest use of its sessions. */
export type AccountWithUse = Account & { lastUsedAt: number | null };

function toAccount(row: Selectable<AccountsTable>): Account {
  return {
    id: row.id,
    username: row.username,
    passwordHash: row.password_hash,
    role: row.role,
    isDisabled: row.disabled_at !== null,
    passwordChangeRequired: row.password_change_required === 1,
    createdAt: row.created_at,
    totpSecret: row.totp_secret,
  };
}

/** The account with this exact name. */
export async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** The account with this id. */
export async function findAccountById(db: Db, id: number): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** Locks an account until the transaction ends. */
export async function lockAccount(db: Db, id: number): Promise<Account | undefined> {
  const row = await db
    .updateTable('accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toAccount(row);
}

/**
 * Locks an account until the transaction ends. Returns whether it is enabled and still has the password
 * and the second factor that were checked before the transaction.
 */
export async function lockUnchangedAccount(
  db: Db,
  { id, passwordHash, totpSecret }: Pick<Account, 'id' | 'passwordHash' | 'totpSecret'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('totp_secret', totpSecret === null ? 'is' : '=', totpSecret)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** All accounts, the oldest first, or one of them. */
export async function listAccounts(db: Db, id?: number): Promise<AccountWithUse[]> {
  const rows = await db
    .selectFrom('accounts')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('sessions.last_used_at').as('last_used_at'))
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .as('last_used_at'),
    )
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toAccount(row), lastUsedAt: row.last_used_at }));
}

/** Whether there is any account. */
export async function hasAccounts(db: Db): Promise<boolean> {
  return Boolean(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst());
}

/** Whether an owner has not changed a generated password. */
export async function isOwnersPasswordGenerated(db: Db): Promise<boolean> {
  const owners = db.selectFrom('accounts').select('id').where('role', '=', 'owner');
  const found = await owners.where('password_change_required', '=', 1).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Inserts an account. Returns its id; undefined when the name exists. */
export async function insertAccount(
  db: Db,
  { username, passwordHash, role, passwordChangeRequired = false }: NewAccount,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('accounts')
    .values({
      username,
      password_hash: passwordHash,
      created_at: now,
      role,
      password_change_required: Number(passwordChangeRequired),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Sets a password, and revokes the sessions of the account.
 * @param account `passwordChangeRequired`: its person must choose another one at the next login
 * @param exceptSession the id of a session that stays open
 */
export async function changePassword(
  db: Db,
  account: Pick<Account, 'id' | 'passwordHash'> & Partial<Pick<Account, 'passwordChangeRequired'>>,
  now: number,
  exceptSession?: string,
): Promise<void> {
  const { id, passwordHash, passwordChangeRequired = false } = account;
  await db
    .updateTable('accounts')
    .set({
      password_hash: passwordHash,
      password_change_required: Number(passwordChangeRequired),
    })
    .where('id', '=', id)
    .execute();
  await revokeSessions(db, { accountId: id, exceptSession }, now);
}

/** Sets another hash of the same password. */
export async function replacePasswordHash(db: Db, id: number, passwordHash: string): Promise<void> {
  const change = db.updateTable('accounts').set({ password_hash: passwordHash });
  await change.where('id', '=', id).execute();
}

/** Disables an account and revokes its sessions, or enables it. */
export async function setDisabled(
  db: Db,
  id: number,
  isDisabled: boolean,
  now: number,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ disabled_at: isDisabled ? now : null })
    .where('id', '=', id)
    .execute();
  if (isDisabled) await revokeSessions(db, { accountId: id }, now);
}

/** Sets the role of an account, which its open sessions have at once. */
export async function setRole(db: Db, id: number, role: AccountRole): Promise<void> {
  await db.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

/** Locks the enabled accounts of owners until the transaction ends. Returns their ids. */
export async function lockOwners(db: Db): Promise<number[]> {
  const rows = await db
    .updateTable('accounts')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes an account an owner's, and enables it. Returns false when it was so before. */
export async function makeOwner(db: Db, id: number): Promise<boolean> {
  const result = await db
    .updateTable('accounts')
    .set({ role: 'owner', disabled_at: null })
    .where('id', '=', id)
    .where((each) => each.or([each('role', '!=', 'owner'), each('disabled_at', 'is not', null)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The rows of a deleted account: itself, with its password and second factor, and its recovery codes. */
export type DeletedAccount = { account: Row; recoveryCodes: Row[] };

/** Deletes an account with its sessions and recovery codes. Returns its rows, without a set-up that was not confirmed. */
export async function takeAccount(db: Db, id: number): Promise<DeletedAccount> {
  const codes = db.deleteFrom('recovery_codes').where('account_id', '=', id).returningAll();
  const recoveryCodes = await codes.execute();
  const account = await db
    .deleteFrom('accounts')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account: { ...account, totp_pending_secret: null }, recoveryCodes };
}

/**
 * Inserts a deleted account with its id, which nothing else has got meanwhile. Its sessions stay deleted.
 * @returns false when another account has its name, also one that a concurrent transaction adds
 */
export async function restoreAccount(
  db: Db,
  dialect: Dialect,
  { account, recoveryCodes }: DeletedAccount,
): Promise<boolean> {
  const accounts = { name: 'accounts', key: ['id'] } as const;
  if ((await writeRows(db, dialect, accounts, [account], { skipsExisting: true })) === 0) {
    return false;
  }
  await writeRows(db, dialect, { name: 'recovery_codes', key: ['hash'] }, recoveryCodes);
  return true;
}
