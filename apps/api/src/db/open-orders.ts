import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { phoneKey } from './phone-key.ts';

/** Unconfirmed orders and their pieces. */
export type OpenOrders = { orders: number; pieces: number };

/** The unconfirmed orders of a phone number in any notation, and their pieces. */
export async function countOpenOrders(db: Db, phone: string): Promise<OpenOrders> {
  // The status is not a bound value: SQLite would not use the index of the unconfirmed orders.
  const { rows } = await sql<OpenOrders>`
    select count(distinct o.id) as orders, 
      cast(coalesce(sum(l.quantity), 0) as bigint) as pieces
    from orders o join order_lines l on l.order_id = o.id
    where o.phone_key = ${phoneKey(phone)} and o.status = 'new'`.execute(db);
  const [row] = rows;
  return row ?? { orders: 0, pieces: 0 };
}

/**
 * Locks the orders of a phone number until the transaction ends, so that concurrent orders are counted. SQLite has one
 * writer at a time.
 */
export async function lockPhone(
  db: Db,
  dialect: Database['dialect'],
  phone: string,
): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${phoneKey(phone)}, ${PHONE_LOCKS}))`.execute(
    db,
  );
}

/** Separates the locks of phone numbers from other advisory locks. */
const PHONE_LOCKS = 7_216_306;

/** The command ids of the oldest unconfirmed orders that were placed before a time, without those that became new again since: by an undo or a restoration. */
export async function findUnconfirmedOrders(
  db: Db,
  before: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ commandId: string }>`
    select command_id as "commandId" from orders
    where status = 'new' and created_at < ${before}
      and not exists (
        select 1 from order_events e where e.order_id = orders.id and e.at >= ${before}
          and e.cause in ('restored', 'undone', 'change_undone')
      )
    order by created_at limit ${limit}`.execute(db);
  return rows.map(({ commandId }) => commandId);
}
