import type { OrderStatus } from '@shop/contract/constants';
import { MOST_VALUES } from './among.ts';
import type { Database, Db } from './database.ts';
import { contains, searchText } from './search-text.ts';

/** An order with what tells whose it is. */
export type PersonsOrder = {
  id: number;
  commandId: string;
  email: string;
  phone: string;
  status: OrderStatus;
};

/** A message with what tells whose it is. */
export type PersonsMessage = { id: number; email: string; commandId: string | null };

/** What stands in place of an erased name. */
const NOBODY = '—';

/** The orders whose searchable text holds a text. */
export async function findOrdersHolding(db: Db, text: string): Promise<PersonsOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'command_id as commandId', 'email', 'phone', 'status'])
    .where(contains('search_text', text))
    .orderBy('id')
    .execute();
}

/** The messages whose searchable text holds a text. */
export async function findMessagesHolding(db: Db, text: string): Promise<PersonsMessage[]> {
  return db
    .selectFrom('queries')
    .select(['id', 'email', 'command_id as commandId'])
    .where(contains('search_text', text))
    .orderBy('id')
    .execute();
}

/** Orders at their end, placed before a moment, whose contact is not erased yet. */
export async function findEndedOrders(
  db: Db,
  before: number,
): Promise<{ id: number; commandId: string }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'command_id as commandId'])
    .where('status', 'in', ['delivered', 'cancelled', 'returned'])
    .where('created_at', '<', before)
    .where('client_name', '<>', NOBODY)
    .orderBy('id')
    .execute();
}

/** Answered messages written before a moment. */
export async function findAnsweredMessages(db: Db, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('queries')
    .select('id')
    .where('answered', '=', 1)
    .where('created_at', '<', before)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases who placed some orders: name, e-mail, phone, address, the owner's notes, and what would tell
 * the same person's order again. Their numbers, lines, amounts and dates stay for the books.
 */
export async function eraseContacts(
  database: Database,
  orders: readonly { id: number; commandId: string }[],
): Promise<void> {
  for (const { id, commandId } of orders) {
    await database.transact(async (db) => {
      await db
        .updateTable('orders')
        .set({
          client_name: NOBODY,
          email: '',
          phone: '',
          city: '',
          street: '',
          search_text: searchText(commandId, commandId.replace('-', '')),
        })
        .where('id', '=', id)
        .execute();
      await db
        .deleteFrom('order_events')
        .where('order_id', '=', id)
        .where('status', 'is', null)
        .execute();
      await db.updateTable('order_events').set({ note: null }).where('order_id', '=', id).execute();
      await db.deleteFrom('order_fingerprints').where('order_id', '=', id).execute();
      // The key itself stays: sent again, it must still not order twice.
      await db
        .updateTable('idempotency_keys')
        .set({ body_hash: '' })
        .where('answer', 'like', `%"${commandId}"%`)
        .execute();
    });
  }
}

/** Deletes messages: nothing in them is anything but somebody's own. */
export async function deleteMessages(database: Database, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST_VALUES) {
    await database.transact(async (db) => {
      await db
        .deleteFrom('queries')
        .where('id', 'in', ids.slice(at, at + MOST_VALUES))
        .execute();
    });
  }
}
