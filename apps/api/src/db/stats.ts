import { formatMoney } from '@shop/contract/money';
import type { Stats } from '@shop/contract/schemas';
import { sql } from 'kysely';
import type { OrderStatus } from '@shop/contract/constants';
import type { Db } from './database.ts';

const DAY = 86_400_000;
/** Orders without revenue. */
const WITHOUT_REVENUE: readonly OrderStatus[] = ['cancelled', 'returned'];

/** A time range in milliseconds since 1970: `from` inclusive, `until` exclusive. */
export type TimeRange = { from: number; until: number };

/** Orders and revenue in millimes by day, by the number of the day since `from`. */
export async function sumDays(
  db: Db,
  range: TimeRange,
): Promise<Map<number, { orders: number; revenue: number }>> {
  const day = sql<number>`(created_at - ${sql.lit(range.from)}) / ${sql.lit(DAY)}`;
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      day.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn
        .sum<number>(
          eb.case().when('status', 'in', WITHOUT_REVENUE).then(0).else(eb.ref('total')).end(),
        )
        .as('revenue'),
    ])
    .where('created_at', '>=', range.from)
    .where('created_at', '<', range.until)
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day: number, orders, revenue }) => [number, { orders, revenue }]));
}

/** The products with the most sold pieces. */
export async function findBestSellers(
  db: Db,
  range: TimeRange,
  limit: number,
): Promise<Stats['best_sellers']> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => [
      'product_id',
      eb.fn.max('product_name').as('name'),
      eb.fn.sum<number>('quantity').as('pieces'),
      eb.fn.sum<number>(eb('quantity', '*', eb.ref('unit_price'))).as('revenue'),
    ])
    .where('orders.created_at', '>=', range.from)
    .where('orders.created_at', '<', range.until)
    .where('orders.status', 'not in', WITHOUT_REVENUE)
    .groupBy('product_id')
    .orderBy('pieces', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    product: String(row.product_id),
    product_name: row.name,
    quantity: row.pieces,
    revenue: formatMoney(row.revenue),
  }));
}

/** Variants with little stock, lowest first. */
export async function findLowStock(
  db: Db,
  pieces: number,
  limit: number,
): Promise<Stats['low_stock']> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id', 'products.name', 'variants.color', 'variants.size', 'quantity'])
    .where('quantity', '>', 0)
    .where('quantity', '<=', pieces)
    .orderBy('quantity')
    .orderBy('variants.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    product: String(row.id),
    product_name: row.name,
    color: row.color,
    size: row.size,
    quantity: row.quantity,
  }));
}

/** The number of unconfirmed orders and of unanswered messages. */
export async function countWaiting(db: Db): Promise<{ toConfirm: number; unanswered: number }> {
  const orders = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('answered', '=', 0)
    .executeTakeFirstOrThrow();
  return { toConfirm: orders.count, unanswered: messages.count };
}
