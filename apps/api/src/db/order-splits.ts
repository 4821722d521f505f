import { sql } from 'kysely';
import type { Db } from './database.ts';
import { insertWithWrites } from './batched-writes.ts';
import { lineWrites, orderSearchText, type NewOrderLine } from './orders.ts';

/** The second order of a split; amounts in millimes. */
export type SecondOrder = {
  commandId: string;
  lines: readonly NewOrderLine[];
  total: number;
  shipping: number;
  reduction: number;
  /** Empty without a reduction. */
  reductionReason: string;
};

/**
 * Inserts the second order of a split, with its lines and image references. It has the contact, the status, the
 * source, the planned call and the date of the first one, so it counts in the figures of the same day, and expires
 * with it.
 * @returns its id
 */
export async function insertSecondOrder(db: Db, id: number, second: SecondOrder): Promise<number> {
  const first = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _id, ...copied } = first;
  const insert = db
    .insertInto('orders')
    .values({
      ...copied,
      command_id: second.commandId,
      search_text: orderSearchText(second.commandId, { ...first, number: first.phone }),
      total: second.total,
      shipping: second.shipping,
      reduction: second.reduction,
      reduction_reason: second.reductionReason === '' ? null : second.reductionReason,
      version: 1,
      // Two orders of one split are no burst of orders.
      sender: null,
      split_from: first.split_from ?? first.command_id,
    })
    .returning('id');
  return insertWithWrites(db, insert, (secondId) => lineWrites(db, secondId, second.lines));
}

/**
 * Copies the latest confirmation of an order into the history of its second order, so that it counts on the same day.
 */
export async function copyConfirmation(db: Db, from: number, to: number): Promise<void> {
  const event = await db
    .selectFrom('order_events')
    .select(['at', 'by', 'status', 'cause'])
    .where('order_id', '=', from)
    .where('status', '=', 'confirmed')
    .where('undone_at', 'is', null)
    .where(sql<boolean>`cause is distinct from 'change_undone'`)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!event) return;
  await db
    .insertInto('order_events')
    .values({ ...event, order_id: to, note: null, edit: null, other_order: null })
    .execute();
}
