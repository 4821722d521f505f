import type {
  CustomerRecord,
  CustomerHistoryEntry,
  EditHistoryQuery,
  EditUndoRequest,
} from '@shop/contract/schemas';
import { CUSTOMER_HISTORY_TYPES, type SecurityEventType } from '@shop/contract/security-events';
import { z } from 'zod';
import {
  deleteCustomerNote,
  findCustomerId,
  findCustomerPhones,
  findOwnersData,
  lockOwnersData,
  moveNumbersBack,
  restoreCustomerNote,
  setBlocked,
  setTags,
  type OwnersData,
} from '../db/customers.ts';
import type { Db } from '../db/database.ts';
import { setMessageLanguage } from '../db/message-languages.ts';
import type { Page } from '../db/pagination.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import {
  compareOwnersData,
  describeTags,
  isCustomerChangedAgain,
  parseCustomerEdit,
  withoutOwnerEdit,
  type CustomerEdit,
} from './customer-edits.ts';
import { cutText } from './describe-changes.ts';
import { messageLanguageOf, originsOf, readCustomer, requireCustomerId } from './customers.ts';
import { findEditToUndo, readEditHistory, storeEdit } from './edit-history.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { recordEvent, type EventDetails } from './record-event.ts';

const undoneSchema = z.object({ id: z.string() });
const DELETED_NOTE = /^note-(?<id>\d{1,15})$/;

function editedCustomer(customerId: number) {
  return {
    kind: 'customer',
    object: String(customerId),
    parse: parseCustomerEdit,
    isChangedAgain: isCustomerChangedAgain,
  } as const;
}

/**
 * Records a change of a customer's record, and stores what it replaced for ten minutes with the feature `undo`.
 * @returns the id of the change, by which it is undone
 */
export async function recordCustomerEdit(
  context: AppContext,
  db: Db,
  {
    type,
    customerId,
    changes,
  }: { type: SecurityEventType; customerId: number } & Pick<EventDetails, 'changes'>,
  edit: CustomerEdit,
): Promise<string | undefined> {
  const details = changes === undefined ? {} : { changes };
  const eventId = await recordEvent(context, db, type, { object: customerId, ...details });
  const isEmpty = Object.values(edit).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
  return storeEdit(context, db, editedCustomer(customerId), {
    edit: isEmpty ? undefined : edit,
    eventId,
  });
}

/**
 * The history of a customer's record, the latest first: who changed what, before and after.
 * @throws ShopError `not_found`
 */
export async function readCustomerHistory(
  context: AppContext,
  id: string,
  query: EditHistoryQuery,
): Promise<Page<CustomerHistoryEntry>> {
  const customerId = await requireCustomerId(context.database.db, id);
  return readEditHistory(context, editedCustomer(customerId), CUSTOMER_HISTORY_TYPES, query);
}

/**
 * Undoes one change of a customer's record for ten minutes: a note, a tag, the block, the language of the messages, a
 * merge or a separation. What others changed stays. One of several concurrent requests undoes it.
 * @param request.change the id of the change; `note-{id}` for the deletion of a note
 * @param by.session the staff undo the addition of their own notes only, because they delete nothing
 * @param by.key the idempotency key: a repeat changes nothing
 * @returns the record as it is now
 * @throws ShopError `not_found`; `forbidden`; `bad_transition` when the change is too old, was undone, or none, and with
 *   `current` when the same was changed since; `idempotency_key_reused`
 */
export async function undoCustomerChange(
  context: AppContext,
  id: string,
  { change }: EditUndoRequest,
  { session, key }: { session: Session; key: string | undefined },
): Promise<CustomerRecord> {
  const create = await keyedCreate(key, { name: 'undoCustomerChange', fields: { id, change } });
  const { id: changed } = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: undoneSchema }, async () => {
      const customerId = await requireCustomerId(db, id);
      await lockOwnersData(db, customerId);
      const edited = editedCustomer(customerId);
      const note = DELETED_NOTE.exec(change)?.groups?.['id'];
      const isWanted = (edit: CustomerEdit) => String(edit.deletedNote?.id) === note;
      const found = await findEditToUndo(context, db, edited, note ? isWanted : change);
      if (isCustomerChangedAgain(found.edit, found.later)) await rejectUndo(db, customerId);
      const changes = await applyUndo(context, db, customerId, found.edit, session);
      await found.end();
      await recordEvent(context, db, 'customer_change_undone', { object: customerId, changes });
      return { id: String(customerId) };
    }),
  );
  return withoutWaitLimit(() => readCustomer(context, changed));
}

async function applyUndo(
  { database }: Pick<AppContext, 'database'>,
  db: Db,
  customerId: number,
  { addedNote, deletedNote, owner = [], numbers }: CustomerEdit,
  session: Session,
): Promise<NonNullable<EventDetails['changes']>> {
  const origins = await findOrigins(db, customerId);
  const before = await findOwnersData(db, origins);
  let undoneNote: string | undefined;
  if (addedNote !== undefined) {
    const note = await deleteCustomerNote(db, origins, addedNote);
    if (!note) return rejectUndo(db, customerId);
    undoneNote = note.note;
    const isOwn = session.role === 'owner' || note.by === session.username;
    if (!isOwn) throw new ShopError('forbidden');
  }
  if (deletedNote) {
    const hasCustomer = (await findCustomerId(db, deletedNote.customerId)) !== undefined;
    if (!hasCustomer) throw new ShopError('not_found');
    await restoreCustomerNote(db, database.dialect, deletedNote);
  }
  for (const edit of owner) {
    const data = withoutOwnerEdit(
      edit,
      before.find((each) => each.id === edit.id),
    );
    if (!data) return rejectUndo(db, customerId);
    await setTags(db, data.id, data.tags);
    await setBlocked(db, [data.id], data.blockedAt);
    await setMessageLanguage(db, data.id, data.messageLanguage);
  }
  if (numbers && !(await moveNumbersBack(db, numbers))) return rejectUndo(db, customerId);
  const after = await findOwnersData(db, origins);
  const tag = describeTags(compareOwnersData(before, after));
  return {
    ...(undoneNote !== undefined && { note: { before: cutText(undoneNote) } }),
    ...(deletedNote && { note: { after: cutText(deletedNote.note) } }),
    ...(tag && { tag }),
    ...(owner.some(({ blockedAt }) => blockedAt) && {
      blocked: { before: isBlocked(before), after: isBlocked(after) },
    }),
    ...(owner.some(({ messageLanguage }) => messageLanguage) && {
      message_language: {
        before: languageOf(customerId, before),
        after: languageOf(customerId, after),
      },
    }),
    ...(numbers && { customer: {} }),
  };
}

async function findOrigins(db: Db, customerId: number): Promise<number[]> {
  return [
    ...new Set([customerId, ...originsOf({ numbers: await findCustomerPhones(db, [customerId]) })]),
  ];
}

function isBlocked(owner: readonly OwnersData[]): string {
  return String(owner.some(({ blockedAt }) => blockedAt !== null));
}

function languageOf(customerId: number, owner: readonly OwnersData[]): string {
  return messageLanguageOf(customerId, [...owner]) ?? '';
}

/** @throws ShopError `bad_transition` with the record's marks as they are now */
async function rejectUndo(db: Db, customerId: number): Promise<never> {
  const owner = await findOwnersData(db, await findOrigins(db, customerId));
  throw new ShopError('bad_transition', {
    current: {
      tags: owner.flatMap(({ tags }) => tags).join(', '),
      blocked: isBlocked(owner),
      message_language: languageOf(customerId, owner),
    },
  });
}
