import { ACCOUNT_ROLES, UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { SecurityEvent } from '@shop/contract/schemas';
import type { SecurityEventType } from '@shop/contract/security-events';
import { z } from 'zod';
import { findAccount, findAccountById, type Account } from '../db/accounts.ts';
import type { Db } from '../db/database.ts';
import { findEditUndosOf } from '../db/edit-undos.ts';
import type { AppContext } from './app-context.ts';
import { storeEdit } from './edit-history.ts';
import { recordEvent } from './record-event.ts';
import { isUndoInTime } from './undo-window.ts';

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const editSchema = z.object({
  /** Whether the account is disabled since the change. */
  disabled: z.boolean().optional(),
  /** Its role since the change. */
  role: z.enum(ACCOUNT_ROLES).optional(),
  /** The rows of a deleted account. */
  deleted: z.object({ account: rowSchema, recoveryCodes: z.array(rowSchema) }).optional(),
});

/** What a change of an account did, and what it replaced. */
export type StaffEdit = z.output<typeof editSchema>;

/** An account whose changes can be undone. */
export function editedStaff(id: number | string) {
  const parse = (json: string): StaffEdit => editSchema.parse(JSON.parse(json));
  return { kind: 'account', object: String(id), parse } as const;
}

/** The change that brings back what a change of the state or the role replaced. */
export function oppositeOf({ disabled, role }: StaffEdit): StaffEdit {
  return role ? { role: role === 'owner' ? 'staff' : 'owner' } : { disabled: !disabled };
}

/** The type of the event in the trail about a change of an account. */
export function eventTypeOf({ disabled, role, deleted }: StaffEdit): SecurityEventType {
  if (deleted) return 'account_deleted';
  if (role) return role === 'owner' ? 'account_made_owner' : 'account_made_staff';
  return disabled ? 'account_disabled' : 'account_enabled';
}

/**
 * Records a change of an account in the trail, and stores what it replaced for ten minutes with the feature `undo`: of a
 * deleted account also the hash of its password and its second factor.
 * @returns the id of the change, by which it is undone
 */
export async function recordStaffEdit(
  context: AppContext,
  db: Db,
  { id, username }: Pick<Account, 'id' | 'username'>,
  edit: StaffEdit,
): Promise<string | undefined> {
  const eventId = await recordEvent(context, db, eventTypeOf(edit), { object: username });
  return storeEdit(context, db, editedStaff(id), { edit, eventId });
}

/** Whether an account is as a change left it: its state and role, or deleted without another one of its name. */
export async function isStaffUnchanged(
  db: Db,
  id: number,
  { disabled, role, deleted }: StaffEdit,
): Promise<boolean> {
  if (!deleted) {
    const account = await findAccountById(db, id);
    return role === undefined ? account?.isDisabled === disabled : account?.role === role;
  }
  return (await findAccount(db, String(deleted.account['username']))) === undefined;
}

/** The events with the changes of accounts that can be undone, unless the account was changed since. */
export async function withStaffUndos(
  context: AppContext,
  events: readonly SecurityEvent[],
): Promise<SecurityEvent[]> {
  const { db } = context.database;
  const hasChange = events.some(({ type }) => type.startsWith('account_'));
  if (!hasChange || !context.features.has('undo')) return [...events];
  const stored = await findEditUndosOf(db, 'account');
  const latest = new Map(stored.map((edit) => [edit.object, edit]));
  const undos = new Map<string, NonNullable<SecurityEvent['undo']>>();
  for (const { eventId, object, at, content } of latest.values()) {
    const edit = editedStaff(object).parse(content);
    if (!isUndoInTime(context, at)) continue;
    if (!(await isStaffUnchanged(db, Number(object), edit))) continue;
    const until = new Date(at + UNDO_WINDOW_MS).toISOString();
    undos.set(String(eventId), { account_id: object, until });
  }
  return events.map((event) => {
    const undo = undos.get(event.id);
    return { ...event, ...(undo && { undo }) };
  });
}
