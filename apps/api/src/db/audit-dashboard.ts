import type { HistoryCause, OrderStatus } from '@shop/contract/constants';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** An order whose figures are recalculated; amounts in millimes. */
export type AuditedOrder = {
  id: number;
  commandId: string;
  status: OrderStatus;
  shipping: number;
  reduction: number;
};

/** A change of the status in the history of an order. */
export type StatusEvent = {
  orderId: number;
  at: number;
  status: OrderStatus;
  cause: HistoryCause | null;
};

/** The orders after an id, sorted by id. */
export async function findOrdersAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<AuditedOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'command_id as commandId', 'status', 'shipping', 'reduction'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * The changes of the status of the orders with these ids, both inclusive, oldest first; without those that were
 * undone.
 */
export async function findStatusEvents(
  db: Db,
  first: number,
  last: number,
): Promise<StatusEvent[]> {
  return db
    .selectFrom('order_events')
    .select(['order_id as orderId', 'at', 'status', 'cause'])
    .where('order_id', '>=', first)
    .where('order_id', '<=', last)
    .where('status', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .$narrowType<{ status: OrderStatus }>()
    .execute();
}

/** The price in millimes of the pieces that each order took out of the stock, by command id. */
export async function findTakenMillimes(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ commandId: string; millimes: number }>`
    select command_id as "commandId", coalesce(sum(-delta * unit_price), 0) as "millimes"
    from stock_movements where reason = 'ordered' group by command_id`.execute(db);
  return new Map(rows.map(({ commandId, millimes }) => [commandId, millimes]));
}
