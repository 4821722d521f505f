import type { AccountRole } from '@shop/contract/constants';
import type {
  Account,
  CreatedStaff,
  EditUndoRequest,
  SavedAccount,
  StaffWithPassword,
  NewStaff,
  StaffChange,
} from '@shop/contract/schemas';
import { z } from 'zod';
import {
  changePassword,
  insertAccount,
  listAccounts,
  lockAccount,
  lockOwners,
  restoreAccount,
  setDisabled,
  setRole,
  takeAccount,
  type Account as StoredAccount,
  type AccountWithUse,
} from '../db/accounts.ts';
import type { Db } from '../db/database.ts';
import { parseRowId } from '../db/row-id.ts';
import { disableTotp } from '../db/two-factor.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { findEditToUndo } from './edit-history.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { generatePassword, hashPassword } from './passwords.ts';
import { recordEvent } from './record-event.ts';
import {
  editedStaff,
  eventTypeOf,
  isStaffUnchanged,
  oppositeOf,
  recordStaffEdit,
} from './staff-undo.ts';

/**
 * All accounts of the back office, the oldest first.
 */
export async function listStaff(context: AppContext): Promise<Account[]> {
  const accounts = await listAccounts(context.database.db);
  return accounts.map((account) => toAccount(context, account));
}

/** The stored response of a create with a key: a temporary password is stored nowhere but as its hash. */
const storedStaffSchema = z.object({ id: z.number() });

/**
 * Adds an account of the staff with a generated password, which must be changed at the first login.
 * @param key the idempotency key: requests with one key create one account
 * @returns the account; only the response to the first request with a key has the password
 * @throws ShopError `invalid` when the name exists; `idempotency_key_reused`; `not_found` when the account
 *   of the key was deleted
 */
export async function createStaff(
  context: AppContext,
  { username }: NewStaff,
  key?: string,
): Promise<CreatedStaff> {
  const create = await keyedCreate(key, { name: 'createStaff', fields: { username } });
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const account = { username, passwordHash, role: 'staff', passwordChangeRequired: true } as const;
  return context.database.transact(async (db) => {
    const newIds = new Set<number>();
    const { id } = await createOnce(
      context,
      db,
      { create, schema: storedStaffSchema },
      async () => {
        const created = await insertAccount(db, account, context.now());
        if (created === undefined) throw invalidField('username', 'duplicate');
        await recordEvent(context, db, 'account_created', { object: username });
        newIds.add(created);
        return { id: created };
      },
    );
    return { ...(await readAccount(context, db, id)), ...(newIds.has(id) && { password }) };
  });
}

/**
 * Disables an account of the staff and ends its sessions, or enables it; or changes the role of an account, which its
 * open sessions have at once.
 * @param session the owner's
 * @throws ShopError `not_found`; `forbidden` for an owner's account, and for a role that may not be changed
 */
export async function updateStaff(
  context: AppContext,
  id: string,
  { disabled, role }: StaffChange,
  session: Session,
): Promise<SavedAccount> {
  const rowId = parseRowId(id);
  if (rowId === undefined) throw new ShopError('not_found');
  return context.database.transact(async (db) => {
    // Before the account, as an undo.
    if (role !== undefined) await lockOwners(db);
    const ofState =
      disabled === undefined ? undefined : await changeState(context, db, id, disabled);
    const ofRole =
      role === undefined ? undefined : await changeRole(context, db, { id, role }, session);
    const change = ofRole ?? ofState;
    const saved = await readAccount(context, db, rowId);
    return { ...saved, ...(change !== undefined && { change_id: change }) };
  });
}

async function changeState(context: AppContext, db: Db, id: string, disabled: boolean) {
  const account = await requireStaff(db, id);
  await setDisabled(db, account.id, disabled, context.now());
  if (account.isDisabled === disabled) return undefined;
  return recordStaffEdit(context, db, account, { disabled });
}

async function changeRole(
  context: AppContext,
  db: Db,
  { id, role }: { id: string; role: AccountRole },
  session: Session,
) {
  const account = await requireChangeableRole(context, db, id, session);
  if (account.role === role) return undefined;
  await setRole(db, account.id, role);
  return recordStaffEdit(context, db, account, { role });
}

/**
 * Replaces the password of an account of the staff by a generated one, which must be changed at the
 * next login, and ends its sessions.
 * @throws ShopError `not_found`; `forbidden` for an owner's account; `password_configured`
 */
export async function resetStaffPassword(
  context: AppContext,
  id: string,
): Promise<StaffWithPassword> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return context.database.transact(async (db) => {
    const account = await requireStaff(db, id);
    if (account.username === context.configuredAccount) throw new ShopError('password_configured');
    const changed = { id: account.id, passwordHash, passwordChangeRequired: true };
    await changePassword(db, changed, context.now());
    await recordEvent(context, db, 'password_reset', { object: account.username });
    return { ...(await readAccount(context, db, account.id)), password };
  });
}

/**
 * Turns the second factor of an account of the staff off and ends its sessions (A8), for a person who has lost the
 * phone.
 * @throws ShopError `not_found`; `forbidden` for an owner's account
 */
export async function stopStaffTwoFactor(context: AppContext, id: string): Promise<void> {
  await context.database.transact(async (db) => {
    const account = await requireStaff(db, id);
    if (!(await disableTotp(db, { accountId: account.id }, context.now()))) return;
    await recordEvent(context, db, 'two_factor_off', { object: account.username });
  });
}

/**
 * Deletes an account of the staff with its sessions. The notes of orders retain its name. With the feature `undo` it
 * can be restored for ten minutes.
 * @throws ShopError `not_found`; `forbidden` for an owner's account
 */
export async function deleteStaff(context: AppContext, id: string): Promise<void> {
  await context.database.transact(async (db) => {
    const account = await requireStaff(db, id);
    const deleted = await takeAccount(db, account.id);
    await recordStaffEdit(context, db, account, { deleted });
  });
}

/**
 * Undoes that an account was disabled, enabled or deleted, or that its role was changed, for ten minutes. A deleted
 * account has its password and its second factor again. Its sessions stay ended. One of several concurrent requests
 * undoes it.
 * @param request.change the id of the change; `deletion` for the one that deleted the account
 * @param by.session the owner's
 * @param by.key the idempotency key: a repeat changes nothing
 * @throws ShopError `bad_transition` when the change is too old, was undone, or is none, when the account was changed
 *   since, and when another one has its name; `not_found`; `forbidden` for an owner's account, and for a role that may
 *   not be changed; `idempotency_key_reused`
 */
export async function undoStaffChange(
  context: AppContext,
  id: string,
  { change }: EditUndoRequest,
  { session, key }: { session: Session; key: string | undefined },
): Promise<Account> {
  const rowId = parseRowId(id);
  if (rowId === undefined) throw new ShopError('not_found');
  const create = await keyedCreate(key, { name: 'undoStaffChange', fields: { id, change } });
  return context.database.transact(async (db) => {
    await createOnce(context, db, { create, schema: storedStaffSchema }, async () => {
      const isDeletion = ({ deleted }: { deleted?: unknown }) => deleted !== undefined;
      const wanted = change === 'deletion' ? isDeletion : change;
      // Locked in the same order as by a change of a role.
      await lockOwners(db);
      await lockAccount(db, rowId);
      const { edit, later, end } = await findEditToUndo(context, db, editedStaff(rowId), wanted);
      if (edit.role) await requireChangeableRole(context, db, id, session);
      else if (!edit.deleted) await requireStaff(db, id);
      if (later.length > 0 || !(await isStaffUnchanged(db, rowId, edit))) {
        throw new ShopError('bad_transition');
      }
      // First: of two requests that found the change, one ends it.
      await end();
      if (edit.deleted) {
        const isRestored = await restoreAccount(db, context.database.dialect, edit.deleted);
        if (!isRestored) throw new ShopError('bad_transition');
        const object = String(edit.deleted.account['username']);
        await recordEvent(context, db, 'account_restored', { object });
      } else {
        const { username } = await requireAccount(db, id);
        const opposite = oppositeOf(edit);
        if (opposite.role) await setRole(db, rowId, opposite.role);
        else await setDisabled(db, rowId, opposite.disabled === true, context.now());
        await recordEvent(context, db, eventTypeOf(opposite), { object: username });
      }
      return { id: rowId };
    });
    return readAccount(context, db, rowId);
  });
}

/** Locks an account, so that what is required of it is so until the transaction ends. */
async function requireAccount(db: Db, id: string): Promise<StoredAccount> {
  const rowId = parseRowId(id);
  const account = rowId === undefined ? undefined : await lockAccount(db, rowId);
  if (!account) throw new ShopError('not_found');
  return account;
}

/** An owner's account can be changed only by its person and by the command line, but for its role. */
async function requireStaff(db: Db, id: string): Promise<StoredAccount> {
  const account = await requireAccount(db, id);
  if (account.role === 'owner') throw new ShopError('forbidden');
  return account;
}

/**
 * An owner changes the role of each other enabled account, so that there is always an owner. The account in the
 * environment stays an owner's: each start makes it one.
 */
async function requireChangeableRole(
  { configuredAccount }: Pick<AppContext, 'configuredAccount'>,
  db: Db,
  id: string,
  { accountId }: Session,
): Promise<StoredAccount> {
  // Of two owners who take each other's role, the second one is no owner any more.
  const owners = await lockOwners(db);
  const account = await requireAccount(db, id);
  const isChangeable =
    owners.includes(accountId) &&
    account.id !== accountId &&
    !account.isDisabled &&
    account.username !== configuredAccount;
  if (!isChangeable) throw new ShopError('forbidden');
  return account;
}

async function readAccount(context: AppContext, db: Db, id: number): Promise<Account> {
  const [account] = await listAccounts(db, id);
  if (!account) throw new ShopError('not_found');
  return toAccount(context, account);
}

function toAccount({ features }: AppContext, account: AccountWithUse): Account {
  const { lastUsedAt } = account;
  return {
    id: String(account.id),
    username: account.username,
    role: account.role,
    created_at: new Date(account.createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    disabled: account.isDisabled,
    password_change_required: account.passwordChangeRequired,
    ...(features.has('two-factor') && { two_factor: account.totpSecret !== null }),
  };
}
