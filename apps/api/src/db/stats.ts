import { formatMoney } from '@shop/contract/money';
import type { ProductStock, Stats } from '@shop/contract/schemas';
import { sql, type ExpressionBuilder } from 'kysely';
import type { MessageType, OrderStatus } from '@shop/contract/constants';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

const DAY = 86_400_000;
/** Orders without revenue. */
export const WITHOUT_REVENUE: readonly OrderStatus[] = ['cancelled', 'returned'];

/** Orders that are expected to be delivered. */
const OPEN: readonly OrderStatus[] = ['new', 'confirmed', 'shipped'];

/** A time range in milliseconds since 1970: `from` inclusive, `until` exclusive. */
export type TimeRange = { from: number; until: number };

/** A number of orders, their amount without shipping, and the shipping; in millimes. */
export type Sales = { orders: number; amount: number; shipping: number };

/** Sales by the number of the day since the beginning of a range. */
export type DailySales = Map<number, Sales>;

type DayRow = Sales & { day: number };

function toDailySales(rows: readonly DayRow[]): DailySales {
  return new Map(rows.map(({ day, ...sales }) => [day, sales]));
}

/** The orders placed in a range, whatever their status is now. */
export async function sumOrdered(db: Db, range: TimeRange): Promise<DailySales> {
  const day = sql<number>`(orders.created_at - ${sql.lit(range.from)}) / ${sql.lit(DAY)}`;
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [
      day.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>(eb('total', '-', eb.ref('shipping'))).as('amount'),
      eb.fn.sum<number>('shipping').as('shipping'),
    ])
    .where('created_at', '>=', range.from)
    .where('created_at', '<', range.until)
    .groupBy(day)
    .execute();
  return toDailySales(rows);
}

/**
 * The orders that changed to a status in a range and are now in one of the given statuses. A status transition
 * happens once in the life of an order, unless it is undone. Then it does not count, nor does its undo; before the
 * undo of a call no event counts. An order that a call found to be a duplicate never counts as cancelled.
 */
export async function sumChangedTo(
  db: Db,
  range: TimeRange,
  { status, current }: { status: OrderStatus; current: readonly OrderStatus[] },
): Promise<DailySales> {
  const day = sql<number>`(order_events.at - ${sql.lit(range.from)}) / ${sql.lit(DAY)}`;
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select((eb) => [
      day.as('day'),
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>(eb('orders.total', '-', eb.ref('orders.shipping'))).as('amount'),
      eb.fn.sum<number>('orders.shipping').as('shipping'),
    ])
    .where('order_events.status', '=', status)
    .where('order_events.at', '>=', range.from)
    .where('order_events.at', '<', range.until)
    .where('orders.status', 'in', current)
    .where('order_events.undone_at', 'is', null)
    .where(sql<boolean>`order_events.cause is distinct from 'change_undone'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_events as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'order_events.order_id')
            .whereRef('later.id', '>', 'order_events.id')
            .where('later.cause', '=', 'undone'),
        ),
      ),
    )
    .$if(status === 'cancelled', (q) => q.where((eb) => eb.not(isDuplicate(eb))))
    .groupBy(day)
    .execute();
  return toDailySales(rows);
}

function isDuplicate(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb.exists(
    eb
      .selectFrom('call_attempts')
      .select('call_attempts.id')
      .whereRef('call_attempts.order_id', '=', 'orders.id')
      .where('call_attempts.outcome', '=', 'duplicate')
      .where('call_attempts.undone_at', 'is', null),
  );
}

/** The orders that are neither delivered nor ended, whenever they were placed. */
export async function sumOpenOrders(db: Db): Promise<Sales> {
  const none = sql<number>`0`;
  return db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      eb.fn.coalesce(eb.fn.sum<number>(eb('total', '-', eb.ref('shipping'))), none).as('amount'),
      eb.fn.coalesce(eb.fn.sum<number>('shipping'), none).as('shipping'),
    ])
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
}

/** The pieces of each product that were sold in a range. */
function soldPieces(db: Db, range: TimeRange) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((eb) => ['product_id', eb.fn.sum<number>('quantity').as('pieces')])
    .where('orders.created_at', '>=', range.from)
    .where('orders.created_at', '<', range.until)
    .where('orders.status', 'not in', WITHOUT_REVENUE)
    .groupBy('product_id');
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

/**
 * The products with a variant whose stock is within the limits, each with these variants; best sellers
 * of the range first.
 */
export async function findProductsByStock(
  db: Db,
  stock: { min: number; max: number },
  range: TimeRange,
  limit: number,
): Promise<ProductStock[]> {
  const variants = db
    .selectFrom('variants')
    .where('quantity', '>=', stock.min)
    .where('quantity', '<=', stock.max);
  const products = await db
    .selectFrom('products')
    .leftJoin(soldPieces(db, range).as('sold'), 'sold.product_id', 'products.id')
    .select((eb) => ['id', 'name', eb.fn.coalesce('sold.pieces', sql.lit(0)).as('pieces')])
    .where('id', 'in', variants.select('product_id'))
    .orderBy('pieces', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  const ids = products.map(({ id }) => id);
  const rows = await variants
    .select(['product_id', 'color', 'size', 'quantity'])
    .where('product_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('position')
    .execute();
  const byProduct = Map.groupBy(rows, (row) => row.product_id);
  return products.map(({ id, name, pieces }) => ({
    product: String(id),
    product_name: name,
    sold: pieces,
    variants: (byProduct.get(id) ?? []).map(({ color, size, quantity }) => ({
      color,
      size,
      quantity,
    })),
  }));
}

/** The numbers of unanswered messages by type, and of variants without stock with their products. */
export async function countToDo(db: Db): Promise<Stats['to_do']> {
  const messages = await db
    .selectFrom('messages')
    .select((eb) => ['message_type', eb.fn.countAll<number>().as('count')])
    .where('answered', '=', 0)
    .groupBy('message_type')
    .execute();
  const soldOut = await db
    .selectFrom('variants')
    .select((eb) => [
      eb.fn.count<number>('product_id').distinct().as('products'),
      eb.fn.countAll<number>().as('variants'),
    ])
    .where('quantity', '=', 0)
    .executeTakeFirstOrThrow();
  const countOf = (type: MessageType) =>
    messages.find(({ message_type }) => message_type === type)?.count ?? 0;
  return {
    returns: countOf('return'),
    questions: countOf('information'),
    sold_out_products: soldOut.products,
    sold_out_variants: soldOut.variants,
  };
}
