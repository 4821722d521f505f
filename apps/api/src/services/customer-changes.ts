import { LIMITS } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type {
  CustomerChange,
  CustomerRecord,
  CustomerMerge,
  SavedCustomerRecord,
} from '@shop/contract/schemas';
import { z } from 'zod';
import {
  deleteCustomerNote,
  findCustomerPhones,
  findOwnersData,
  insertCustomerNote,
  lockCustomers,
  lockOwnersData,
  moveNumbersInto,
  separateNumbers,
  setBlocked,
  setTags,
  type OwnersData,
} from '../db/customers.ts';
import type { Db } from '../db/database.ts';
import { setMessageLanguage } from '../db/message-languages.ts';
import { parseRowId } from '../db/row-id.ts';
import { invalidField, ShopError } from '../errors.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { compareOwnersData, describeTags } from './customer-edits.ts';
import { recordCustomerEdit } from './customer-undo.ts';
import { cutText } from './describe-changes.ts';
import { messageLanguageOf, originsOf, readCustomer, requireCustomerId } from './customers.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';

/** The stored response of a change with a key: it has no contact data. */
const changedCustomerSchema = z.object({ id: z.string(), change_id: z.string().optional() });

/**
 * Changes what the owner wrote about a customer: adds a note, adds or removes a tag, blocks or unblocks, or chooses the
 * language of the messages. Blocking warns the owner beside the next order, and changes nothing for the shopper.
 * @param request.by the name of the account, for the note
 * @param request.key the idempotency key: requests with one key add one note
 * @throws ShopError `not_found`; `invalid` for too many tags; `idempotency_key_reused`
 */
export async function changeCustomer(
  context: AppContext,
  id: string,
  change: CustomerChange,
  { by, key }: { by: string; key: string | undefined },
): Promise<SavedCustomerRecord> {
  const create = await keyedCreate(key, { name: 'updateCustomer', fields: { id, ...change } });
  const { id: changed, change_id } = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: changedCustomerSchema }, async () => {
      const customerId = await requireCustomerId(db, id);
      await lockOwnersData(db, customerId);
      const numbers = await findCustomerPhones(db, [customerId]);
      const origins = [...new Set([customerId, ...originsOf({ numbers })])];
      const owner = await findOwnersData(db, origins);
      const { note, add_tag: added, remove_tag: removed, blocked } = change;
      const { message_language: language } = change;
      if (removed !== undefined) await removeTag(db, owner, removed);
      if (added !== undefined)
        await addTag(db, customerId, await findOwnersData(db, origins), added);
      const wasBlocked = owner.some(({ blockedAt }) => blockedAt !== null);
      const isChanged = blocked !== undefined && blocked !== wasBlocked;
      if (isChanged)
        await setBlocked(db, blocked ? [customerId] : origins, blocked ? context.now() : null);
      const formerLanguage = messageLanguageOf(customerId, owner);
      // The language of a merged record is not its own: a separation would take it away.
      const ownLanguage = owner.find((each) => each.id === customerId)?.messageLanguage ?? null;
      const isOther = language !== undefined && language !== ownLanguage;
      if (isOther) await setMessageLanguage(db, customerId, language);
      const addedNote =
        note === undefined
          ? undefined
          : await insertCustomerNote(db, customerId, { at: context.now(), by, note });
      const ownerEdits = compareOwnersData(owner, await findOwnersData(db, origins));
      const tag = describeTags(ownerEdits);
      const changes = {
        ...(note !== undefined && { note: { after: cutText(note) } }),
        ...(tag && { tag }),
        ...(isChanged && { blocked: { before: String(wasBlocked), after: String(blocked) } }),
        ...(isOther && {
          message_language: {
            ...(formerLanguage !== null && { before: formerLanguage }),
            after: language,
          },
        }),
      };
      if (Object.keys(changes).length === 0) return { id: String(customerId) };
      const event = { type: 'customer_changed', customerId, changes } as const;
      const edit = { addedNote, owner: ownerEdits };
      return {
        id: String(customerId),
        change_id: await recordCustomerEdit(context, db, event, edit),
      };
    }),
  );
  return withChange(await withoutWaitLimit(() => readCustomer(context, changed)), change_id);
}

function withChange(customer: CustomerRecord, change: string | undefined): SavedCustomerRecord {
  return { ...customer, ...(change !== undefined && { change_id: change }) };
}

async function addTag(
  db: Db,
  customerId: number,
  owner: readonly OwnersData[],
  tag: string,
): Promise<void> {
  const tags = owner.flatMap((each) => each.tags);
  if (tags.some((each) => isSameTag(each, tag))) return;
  if (tags.length >= LIMITS.customerTags) throw invalidField('add_tag', 'too_numerous');
  const own = owner.find(({ id }) => id === customerId)?.tags ?? [];
  await setTags(db, customerId, [...own, tag]);
}

async function removeTag(db: Db, owner: readonly OwnersData[], tag: string): Promise<void> {
  for (const { id, tags } of owner) {
    const left = tags.filter((each) => !isSameTag(each, tag));
    if (left.length < tags.length) await setTags(db, id, left);
  }
}

function isSameTag(one: string, other: string): boolean {
  return normalizeForSearch(one) === normalizeForSearch(other);
}

/**
 * Deletes a note about a customer.
 * @throws ShopError `not_found`
 */
export async function removeCustomerNote(
  context: AppContext,
  { id, note }: { id: string; note: string },
): Promise<void> {
  await context.database.transact(async (db) => {
    const customerId = await requireCustomerId(db, id);
    const origins = originsOf({ numbers: await findCustomerPhones(db, [customerId]) });
    const noteId = parseRowId(note);
    const deletedNote = noteId && (await deleteCustomerNote(db, origins, noteId));
    if (!deletedNote) throw new ShopError('not_found');
    const changes = { note: { before: cutText(deletedNote.note) } };
    const event = { type: 'customer_changed', customerId, changes } as const;
    await recordCustomerEdit(context, db, event, { deletedNote });
  });
}

/**
 * Merges another record into this one: its numbers, orders, notes and tags. Separating them undoes that.
 * @throws ShopError `not_found`; `invalid` for the same record
 */
export async function mergeCustomers(
  context: AppContext,
  id: string,
  { customer }: CustomerMerge,
): Promise<SavedCustomerRecord> {
  const change = await context.database.transact(async (db) => {
    const [into, from] = await lockRecords(db, [id, customer]);
    if (into === from) throw invalidField('customer', 'incorrect');
    const numbers = await moveNumbersInto(db, { from, into });
    const changes = { customer: { after: String(from) } };
    const event = { type: 'customers_merged', customerId: into, changes } as const;
    return recordCustomerEdit(context, db, event, { numbers });
  });
  return withChange(await withoutWaitLimit(() => readCustomer(context, id)), change);
}

/** Locks two records, and returns the ids of their customers: again, while another merge changed them before the lock. */
async function lockRecords(db: Db, ids: readonly [string, string]): Promise<[number, number]> {
  for (;;) {
    const found = await findIds(db, ids);
    await lockCustomers(db, found);
    const locked = await findIds(db, ids);
    if (locked.every((id) => found.includes(id))) return locked;
  }
}

async function findIds(db: Db, [one, other]: readonly [string, string]): Promise<[number, number]> {
  return [await requireCustomerId(db, one), await requireCustomerId(db, other)];
}

/**
 * Undoes a merge: the other record has its numbers, orders, notes and tags again.
 * @throws ShopError `not_found` when it is not merged into this one; `invalid` for the same record
 */
export async function separateCustomers(
  context: AppContext,
  id: string,
  { customer }: CustomerMerge,
): Promise<SavedCustomerRecord> {
  const change = await context.database.transact(async (db) => {
    const customerId = await requireCustomerId(db, id);
    const origin = parseRowId(customer);
    if (origin === customerId) throw invalidField('customer', 'incorrect');
    const numbers = origin === undefined ? [] : await separateNumbers(db, { origin, customerId });
    if (numbers.length === 0) throw new ShopError('not_found');
    const changes = { customer: { after: String(origin) } };
    const event = { type: 'customers_separated', customerId, changes } as const;
    return recordCustomerEdit(context, db, event, { numbers });
  });
  return withChange(await withoutWaitLimit(() => readCustomer(context, id)), change);
}
