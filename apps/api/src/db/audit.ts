import { sql } from 'kysely';
import type { OrderStatus } from '@shop/contract/constants';
import { MAX_LEAD_MS } from './clock.ts';
import type { Db } from './database.ts';
import type { MovementReason } from './tables.ts';

/** A variant whose stock differs from the sum of its movements. A deleted variant has no stock. */
export type StockMismatch = {
  productId: number;
  colorKey: string;
  sizeKey: string;
  moved: number;
  quantity: number;
};

/** An order whose stored amounts differ from its lines, in millimes. */
export type MoneyMismatch = {
  commandId: string;
  total: number;
  shipping: number;
  /** The shipping that the order should have. */
  dueShipping: number;
  reduction: number;
  lines: number | null;
};

/** An order line with the status of its order. */
export type AuditedLine = {
  id: number;
  commandId: string;
  status: OrderStatus;
  productId: number;
  color: string;
  size: string;
  quantity: number;
  unitMillimes: number;
};

/** The stock movement of one variant by one order for one reason. */
export type OrderMovement = {
  commandId: string;
  productId: number;
  colorKey: string;
  sizeKey: string;
  reason: MovementReason;
  delta: number;
  /** The price of all its pieces in millimes; null where it is not known. */
  millimes: number | null;
};

/** An image that is referenced or stored; `renditions` is null when its row is missing. */
export type AuditedImage = { path: string; renditions: 'pending' | 'made' | null };

/** The recalculated totals; money in millimes. */
export type AuditTotals = {
  products: number;
  variants: number;
  pieces: number;
  orders: number;
  lines: number;
  money: number;
  messages: number;
};

/** Variants whose stock and movements differ, also deleted variants with stock left. */
export async function findStockMismatches(db: Db): Promise<StockMismatch[]> {
  const { rows } = await sql<StockMismatch>`
    select k.product_id as "productId", k.color_key as "colorKey", k.size_key as "sizeKey",
      coalesce(sum(k.moved), 0) as "moved", coalesce(sum(k.quantity), 0) as "quantity"
    from (
      select product_id, color_key, size_key, delta as moved, 0 as quantity from stock_movements
      union all
      select product_id, color_key, size_key, 0, quantity from variants
    ) k
    group by k.product_id, k.color_key, k.size_key
    having sum(k.moved) <> sum(k.quantity)
    order by 1, 2, 3`.execute(db);
  return rows;
}

/**
 * Orders whose total is not the sum of their lines and the shipping without the reduction, or whose shipping is
 * wrong. An order that was split from another one may have no shipping.
 */
export async function findMoneyMismatches(db: Db, shipping: number): Promise<MoneyMismatch[]> {
  const due = sql`case when o.split_from is not null and o.shipping = 0 then 0 else ${sql.lit(shipping)} end`;
  const { rows } = await sql<MoneyMismatch>`
    select o.command_id as "commandId", o.total as "total", o.shipping as "shipping", ${due} as "dueShipping",
      o.reduction as "reduction", sum(l.unit_price * l.quantity) as "lines"
    from orders o left join order_lines l on l.order_id = o.id
    group by o.id, o.command_id, o.total, o.shipping, o.reduction, o.split_from
    having o.shipping <> ${due} or count(l.id) = 0
      or o.total <> sum(l.unit_price * l.quantity) + ${due} - o.reduction
      or o.reduction < 0 or o.reduction > sum(l.unit_price * l.quantity)
    order by o.id`.execute(db);
  return rows;
}

/** The order lines after an id, sorted by id. */
export async function findLinesAfter(db: Db, after: number, limit: number): Promise<AuditedLine[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select([
      'l.id as id',
      'o.command_id as commandId',
      'o.status as status',
      'l.product_id as productId',
      'l.color as color',
      'l.size as size',
      'l.quantity as quantity',
      'l.unit_price as unitMillimes',
    ])
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(limit)
    .execute();
}

/** The stock that orders took and returned, by order and variant. */
export async function findOrderMovements(db: Db): Promise<OrderMovement[]> {
  const { rows } = await sql<OrderMovement>`
    select command_id as "commandId", product_id as "productId", color_key as "colorKey",
      size_key as "sizeKey", reason as "reason", sum(delta) as "delta",
      sum(-delta * unit_price) as "millimes"
    from stock_movements where reason in ('ordered', 'returned')
    group by command_id, product_id, color_key, size_key, reason`.execute(db);
  return rows;
}

/** The prices of all products. */
export async function findPrices(
  db: Db,
): Promise<{ id: number; price: number; promo: number; discounted_price: number }[]> {
  return db.selectFrom('products').select(['id', 'price', 'promo', 'discounted_price']).execute();
}

/** All images that are referenced, and all others that are stored and not leased by an upload. */
export async function findImagesToAudit(db: Db, now: number): Promise<AuditedImage[]> {
  const { rows } = await sql<AuditedImage>`
    select n.path as "path", i.renditions as "renditions"
    from (
      select path from product_images
      union select path from order_images
      union select image from site_images
      union select path from bin_images
      union select path from edit_undo_images
      union select path from images where not exists (
        select 1 from image_leases l where l.path = images.path and l.until > ${now} and l.until <= ${now + MAX_LEAD_MS}
      )
    ) n left join images i on i.path = n.path
    order by 1`.execute(db);
  return rows;
}

/** Recalculates the totals: pieces from the movements, money from the order lines, the shipping and the reductions. */
export async function calculateTotals(db: Db, shipping: number): Promise<AuditTotals> {
  const { rows } = await sql<AuditTotals>`
    select
      (select count(*) from products) as "products",
      (select count(*) from variants) as "variants",
      (select coalesce(sum(delta), 0) from stock_movements) as "pieces",
      (select count(*) from orders) as "orders",
      (select count(*) from order_lines) as "lines",
      (select coalesce(sum(unit_price * quantity), 0) from order_lines)
        + (select count(*) * ${sql.lit(shipping)} - coalesce(sum(reduction), 0) from orders)
        - (select count(*) * ${sql.lit(shipping)} from orders where split_from is not null and shipping = 0) as "money",
      (select count(*) from messages) as "messages"`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('The totals could not be calculated');
  return { ...totals };
}
