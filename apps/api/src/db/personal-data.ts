import type { OrderStatus } from '@shop/contract/constants';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BinKey } from './bin.ts';
import { MAX_BOUND_VALUES } from './id-range.ts';
import type { Database, Db } from './database.ts';
import { findOrderNumbers, unindexOrder } from './customer-index.ts';
import { deleteUnusedNumbers } from './customer-numbers.ts';
import { isBusy } from './errors.ts';
import { lockOrder } from './order-changes.ts';
import { contains, searchText } from './search-text.ts';

/** An order with the data that identifies a person. */
export type OrderOfPerson = {
  id: number;
  commandId: string;
  email: string;
  phone: string;
  status: OrderStatus;
};

/** A message with the data that identifies a person. */
export type MessageOfPerson = { id: number; email: string; commandId: string | null };

/** The statuses of an order at its end. */
const ENDED: readonly OrderStatus[] = ['delivered', 'cancelled', 'returned'];
/** Replaces an erased name. */
const ERASED_NAME = '—';
/** How long `vacuumFile` waits for other users of the file, in milliseconds. */
const VACUUM_TIMEOUT_MS = 10_000;

/** The orders whose search text contains a text. */
export async function findOrdersContaining(db: Db, text: string): Promise<OrderOfPerson[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'command_id as commandId', 'email', 'phone', 'status'])
    .where(contains(text))
    .orderBy('id')
    .execute();
}

/** The messages whose search text contains a text. */
export async function findMessagesContaining(db: Db, text: string): Promise<MessageOfPerson[]> {
  return db
    .selectFrom('messages')
    .select(['id', 'email', 'command_id as commandId'])
    .where(contains(text))
    .orderBy('id')
    .execute();
}

/** Ended orders older than a time, with a contact that is not erased yet. */
export async function findEndedOrders(
  db: Db,
  before: number,
): Promise<{ id: number; commandId: string }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'command_id as commandId'])
    .where('status', 'in', ENDED)
    .where('created_at', '<', before)
    .where('client_name', '<>', ERASED_NAME)
    .orderBy('id')
    .execute();
}

/** Answered messages older than a time. */
export async function findAnsweredMessages(db: Db, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('answered', '=', 1)
    .where('created_at', '<', before)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases the contact of orders: name, e-mail, phone, address, notes and fingerprints, and the customer's record with
 * the last order of its numbers. Ids, lines, amounts and dates stay for the accounts.
 * @param options.onlyEnded an order keeps its contact when it is open again since it was found
 */
export async function eraseContactData(
  database: Database,
  orders: readonly { id: number; commandId: string }[],
  { onlyEnded = false } = {},
): Promise<void> {
  for (const { id, commandId } of orders) {
    await database.transact(async (db) => {
      // First: the order may be edited or opened again meanwhile.
      const order = await lockOrder(db, commandId);
      if (!order || (onlyEnded && !ENDED.includes(order.status))) return;
      const numbers = await findOrderNumbers(db, id);
      await unindexOrder(db, id);
      await db
        .updateTable('orders')
        .set((eb) => ({
          client_name: ERASED_NAME,
          email: '',
          phone: '',
          phone_key: '',
          sender: null,
          city: '',
          street: '',
          search_text: searchText(commandId, commandId.replace('-', '')),
          reduction_reason: null,
          // A form that was opened before must not write the contact back.
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
      await deleteUnusedNumbers(db, numbers, { isErased: true });
      await db
        .deleteFrom('order_events')
        .where('order_id', '=', id)
        .where('status', 'is', null)
        .execute();
      await db
        .updateTable('order_events')
        .set({ note: null, undo: null })
        .where('order_id', '=', id)
        .execute();
      await db.deleteFrom('order_fingerprints').where('order_id', '=', id).execute();
      await eraseOrderKeys(db, commandId);
    });
  }
}

/**
 * Erases the hash of the body of an order. The key is not deleted: a repeated request must not place a second order.
 */
async function eraseOrderKeys(db: Db, commandId: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ body_hash: '' })
    .where('response', 'like', `%"${commandId}"%`)
    .execute();
}

/**
 * Erases the hashes of the bodies of messages. The keys are not deleted: a repeated request must not create a second
 * message.
 */
async function eraseMessageKeys(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ body_hash: '' })
    .where(
      'response',
      'in',
      ids.map((id) => JSON.stringify({ id })),
    )
    .execute();
}

/** Deletes orders and messages from the bin. */
export async function eraseBinEntries(
  database: Database,
  entries: readonly (BinKey & { id: number })[],
): Promise<void> {
  for (const { id, kind, object } of entries) {
    await database.transact(async (db) => {
      await db.deleteFrom('bin').where('id', '=', id).execute();
      await (kind === 'order' ? eraseOrderKeys(db, object) : eraseMessageKeys(db, [object]));
    });
  }
}

/**
 * Deletes messages.
 * @param options.onlyAnswered a message stays when it is unanswered again since it was found
 */
export async function deleteMessages(
  database: Database,
  ids: readonly number[],
  { onlyAnswered = false } = {},
): Promise<void> {
  for (let at = 0; at < ids.length; at += MAX_BOUND_VALUES) {
    await database.transact(async (db) => {
      const deleted = await db
        .deleteFrom('messages')
        .where('id', 'in', ids.slice(at, at + MAX_BOUND_VALUES))
        .$if(onlyAnswered, (q) => q.where('answered', '=', 1))
        .returning('id')
        .execute();
      const deletedIds = deleted.map(({ id }) => String(id));
      if (deletedIds.length > 0) await eraseMessageKeys(db, deletedIds);
    });
  }
}

/**
 * Rewrites the SQLite file and empties its log, because deleted data stays in free pages and in the log.
 * PostgreSQL vacuums automatically.
 * @returns false when other processes used the file the whole time
 */
export async function vacuumFile(database: Database): Promise<boolean> {
  if (database.dialect !== 'sqlite') return true;
  const deadline = performance.now() + VACUUM_TIMEOUT_MS;
  do {
    try {
      await sql`vacuum`.execute(database.db);
      const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      const { rows } = await checkpoint.execute(database.db);
      if (rows[0]?.busy === 0) return true;
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await sleep(100);
  } while (performance.now() < deadline);
  return false;
}
