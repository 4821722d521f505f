import { sql } from 'kysely';
import { CLOCK_TOLERANCE_MS } from './clock.ts';
import type { Database, Db } from './database.ts';
import { firstPhoneKey } from './phone-keys.ts';

/** Unconfirmed orders and their pieces. */
export type OpenOrders = { orders: number; pieces: number };

/** The unconfirmed orders of a phone number in any notation, and their pieces. */
export async function countOpenOrders(db: Db, phone: string): Promise<OpenOrders> {
  // The status is not a bound value: SQLite would not use the index of the unconfirmed orders.
  const { rows } = await sql<OpenOrders>`
    select count(distinct o.id) as orders, 
      cast(coalesce(sum(l.quantity), 0) as bigint) as pieces
    from orders o join order_lines l on l.order_id = o.id
    where o.phone_key = ${firstPhoneKey(phone)} and o.status = 'new'`.execute(db);
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
  await sql`select pg_advisory_xact_lock(hashtextextended(${firstPhoneKey(phone)}, ${PHONE_LOCKS}))`.execute(
    db,
  );
}

/** Separates the locks of phone numbers from other advisory locks. */
const PHONE_LOCKS = 7_216_306;

/** Which orders are late: those of a time before `before`, in milliseconds. */
export type LateOrdersQuery = { before: number; now: number; limit: number; only?: string };

/** How many earlier orders show whether the clock was behind when an order was placed. */
const EARLIER_ORDERS = 1_000;

/**
 * The command ids of the oldest unconfirmed orders that were placed before a time, without those that became new
 * again since: by an undo or a restoration. Without those, too, that were placed while the clock was behind: an
 * earlier order has a later time, so their age is unknown. The part of a split order was placed with the first order.
 * A time in the future shows nothing.
 * @param query.only the command id of one order: no other order is looked at
 */
export async function findUnconfirmedOrders(
  db: Db,
  { before, now, limit, only }: LateOrdersQuery,
): Promise<string[]> {
  const { rows } = await sql<{ commandId: string }>`
    select command_id as "commandId" from orders
    where status = 'new' and created_at < ${before}
      ${only === undefined ? sql`` : sql`and command_id = ${only}`}
      and not exists (
        select 1 from order_events e where e.order_id = orders.id and e.at >= ${before}
          and e.cause in ('restored', 'undone', 'change_undone')
      )
      and coalesce((
        select max(earlier.created_at)
        from orders earlier, (
          select coalesce(
            (select first.id from orders first where first.command_id = orders.split_from), orders.id
          ) as id
        ) placed
        where earlier.id < placed.id and earlier.id >= placed.id - ${EARLIER_ORDERS}
          and earlier.created_at <= ${now + CLOCK_TOLERANCE_MS}
      ), 0) <= created_at + ${CLOCK_TOLERANCE_MS}
    order by created_at limit ${limit}`.execute(db);
  return rows.map(({ commandId }) => commandId);
}
