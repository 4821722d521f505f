import { sql } from 'kysely';
import type { OrderStatus } from '@shop/contract/constants';
import type { Db } from './database.ts';
import type { MovementReason } from './tables.ts';

/** A variant whose stock is not what its movements add up to; one no longer sold has nothing on hand. */
export type StockGap = {
  productId: number;
  colorKey: string;
  sizeKey: string;
  moved: number;
  onHand: number;
};

/** An order whose stored amounts are not what its lines make, in millimes. */
export type MoneyGap = { commandId: string; total: number; shipping: number; lines: number | null };

/** One line of an order, with the order's status. */
export type AuditedLine = {
  id: number;
  commandId: string;
  status: OrderStatus;
  productId: number;
  color: string;
  size: string;
  quantity: number;
};

/** Pieces of one variant that an order moved for one reason. */
export type OrderMovement = {
  commandId: string;
  productId: number;
  colorKey: string;
  sizeKey: string;
  reason: MovementReason;
  delta: number;
};

/** A picture that something names, or that has a row; `row` is false where only its name is left. */
export type AuditedPicture = { path: string; variants: 'pending' | 'made' | null };

/** What an audit counted, all of it added up anew; money in millimes. */
export type AuditFigures = {
  products: number;
  variants: number;
  pieces: number;
  orders: number;
  lines: number;
  money: number;
  messages: number;
};

/** Variants whose stock and movements do not agree, with those sold no longer that kept some. */
export async function findStockGaps(db: Db): Promise<StockGap[]> {
  const { rows } = await sql<StockGap>`
    select k.product_id as "productId", k.color_key as "colorKey", k.size_key as "sizeKey",
      coalesce(sum(k.moved), 0) as "moved", coalesce(sum(k.quantity), 0) as "onHand"
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

/** Orders whose total is not their lines with the shipping, or whose shipping is not the shop's. */
export async function findMoneyGaps(db: Db, shipping: number): Promise<MoneyGap[]> {
  const { rows } = await sql<MoneyGap>`
    select o.command_id as "commandId", o.total as "total", o.shipping as "shipping",
      sum(l.unit_price * l.quantity) as "lines"
    from orders o left join order_lines l on l.order_id = o.id
    group by o.id, o.command_id, o.total, o.shipping
    having o.shipping <> ${sql.lit(shipping)} or count(l.id) = 0
      or o.total <> sum(l.unit_price * l.quantity) + ${sql.lit(shipping)}
    order by o.id`.execute(db);
  return rows;
}

/** So many lines of orders after a row's number, in its order. */
export async function findLinesAfter(db: Db, after: number, most: number): Promise<AuditedLine[]> {
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
    ])
    .where('l.id', '>', after)
    .orderBy('l.id')
    .limit(most)
    .execute();
}

/** What orders took and gave back, added up by order and variant. */
export async function findOrderMovements(db: Db): Promise<OrderMovement[]> {
  const { rows } = await sql<OrderMovement>`
    select command_id as "commandId", product_id as "productId", color_key as "colorKey",
      size_key as "sizeKey", reason as "reason", sum(delta) as "delta"
    from stock_movements where reason in ('ordered', 'given_back')
    group by command_id, product_id, color_key, size_key, reason`.execute(db);
  return rows;
}

/** The products' prices, for the one that is worked out from the others. */
export async function findPrices(
  db: Db,
): Promise<{ id: number; price: number; promo: number; discounted: number }[]> {
  return db.selectFrom('products').select(['id', 'price', 'promo', 'discounted']).execute();
}

/**
 * Every picture that a product, an order or a site image names, and every other that has a row and is
 * not being uploaded at the moment.
 */
export async function findPicturesToAudit(db: Db, now: number): Promise<AuditedPicture[]> {
  const { rows } = await sql<AuditedPicture>`
    select n.path as "path", p.variants as "variants"
    from (
      select path from product_pictures
      union select path from order_pictures
      union select image from site_images
      union select path from pictures where not exists (
        select 1 from picture_holds h where h.path = pictures.path and h.until > ${now}
      )
    ) n left join pictures p on p.path = n.path
    order by 1`.execute(db);
  return rows;
}

/** Adds the shop up: pieces from their movements, money from the orders' lines and the shipping. */
export async function findFigures(db: Db, shipping: number): Promise<AuditFigures> {
  const { rows } = await sql<AuditFigures>`
    select
      (select count(*) from products) as "products",
      (select count(*) from variants) as "variants",
      (select coalesce(sum(delta), 0) from stock_movements) as "pieces",
      (select count(*) from orders) as "orders",
      (select count(*) from order_lines) as "lines",
      (select coalesce(sum(unit_price * quantity), 0) from order_lines)
        + (select count(*) from orders) * ${sql.lit(shipping)} as "money",
      (select count(*) from queries) as "messages"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('A shop cannot be counted');
  return { ...figures };
}
