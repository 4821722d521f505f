import { formatMoney } from '@shop/contract/money';
import type { OrderDraft, OrderListQuery, WireOrder } from '@shop/contract/schemas';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { MOST_VALUES, spanOf } from './among.ts';
import type { Db } from './database.ts';
import { readTexts } from './json.ts';
import { inPage, type Page } from './page.ts';
import { contains, searchText } from './search-text.ts';
import type { OrderLinesTable, OrdersTable, Tables } from './tables.ts';
import type { Write } from './together.ts';

/** A line of an order about to be written, with its own copy of the product. */
export type NewOrderLine = {
  productId: number;
  productName: string;
  productImages: readonly string[];
  unitMillimes: number;
  color: string;
  size: string;
  quantity: number;
};

/** An order about to be written; amounts in millimes. */
export type NewOrder = {
  commandId: string;
  contact: Pick<OrderDraft, 'client_name' | 'email' | 'number' | 'city' | 'street'>;
  totalMillimes: number;
  shippingMillimes: number;
  lines: readonly NewOrderLine[];
};

/** Writes an order without its lines; answers its row's number. */
export async function insertOrder(db: Db, order: NewOrder, now: number): Promise<number> {
  const { contact } = order;
  const { id } = await db
    .insertInto('orders')
    .values({
      command_id: order.commandId,
      client_name: contact.client_name,
      email: contact.email,
      phone: contact.number,
      city: contact.city,
      street: contact.street,
      total: order.totalMillimes,
      shipping: order.shippingMillimes,
      status: 'new',
      created_at: now,
      search_text: searchText(
        order.commandId,
        order.commandId.replace('-', ''),
        contact.client_name,
        contact.email,
        contact.number,
        contact.number.replace(/\D/g, ''),
        contact.city,
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What writes an order's lines, and which pictures they show. */
export function lineWrites(db: Db, id: number, lines: readonly NewOrderLine[]): Write[] {
  const rows = lines.map((line) => toLineRow(id, line));
  const paths = new Set(lines.flatMap((line) => line.productImages));
  const shown = Array.from(paths, (path) => ({ order_id: id, path }));
  return [
    db.insertInto('order_lines').values(rows),
    ...(shown.length > 0 ? [db.insertInto('order_pictures').values(shown)] : []),
  ];
}

function toLineRow(orderId: number, line: NewOrderLine) {
  return {
    order_id: orderId,
    product_id: line.productId,
    product_name: line.productName,
    product_images: JSON.stringify(line.productImages),
    unit_price: line.unitMillimes,
    color: line.color,
    size: line.size,
    quantity: line.quantity,
  };
}

function toOrder(
  row: Selectable<OrdersTable>,
  lines: readonly Selectable<OrderLinesTable>[],
): WireOrder {
  return {
    command_id: row.command_id,
    client_name: row.client_name,
    email: row.email,
    number: row.phone,
    city: row.city,
    street: row.street,
    total_amount: formatMoney(row.total),
    shipping_charge: formatMoney(row.shipping),
    created_at: new Date(row.created_at).toISOString(),
    status: row.status,
    command_products: lines.map((line) => ({
      product: {
        product_Id: String(line.product_id),
        product_name: line.product_name,
        product_images: readTexts(line.product_images),
        discounted_price: formatMoney(line.unit_price),
      },
      size: line.size,
      color: line.color,
      quantity: line.quantity,
    })),
  };
}

function asked(eb: ExpressionBuilder<Tables, 'orders'>, query: OrderListQuery) {
  return eb.and([
    ...(query.status === undefined ? [] : [eb('status', '=', query.status)]),
    ...(query.search ? [contains('search_text', query.search)] : []),
  ]);
}

/** Turns order rows into orders, with one more read for all of them together. */
async function completeOrders(
  db: Db,
  rows: readonly Selectable<OrdersTable>[],
): Promise<WireOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const span = spanOf(ids);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '>=', span.first)
    .where('order_id', '<=', span.last)
    .$if(ids.length <= MOST_VALUES, (q) => q.where('order_id', 'in', ids))
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
}

/** The owner's list of orders, newest first. */
export async function findOrders(db: Db, query: OrderListQuery): Promise<Page<WireOrder>> {
  const found = db.selectFrom('orders').where((eb) => asked(eb, query));
  const rows = await inPage(found.orderBy('id', 'desc'), query).selectAll().execute();
  const orders = await completeOrders(db, rows);
  if (query.limit === undefined && query.offset === undefined) {
    return { rows: orders, total: orders.length };
  }
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: orders, total };
}

/** Some orders by their command ids, in no order. */
export async function findOrdersByCommandId(
  db: Db,
  commandIds: readonly string[],
): Promise<WireOrder[]> {
  if (commandIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('command_id', 'in', commandIds.slice(0, MOST_VALUES))
    .execute();
  const orders = await completeOrders(db, rows);
  return [...orders, ...(await findOrdersByCommandId(db, commandIds.slice(MOST_VALUES)))];
}

/** One order by its command id, or undefined. */
export async function findOrder(db: Db, commandId: string): Promise<WireOrder | undefined> {
  const [order] = await findOrdersByCommandId(db, [commandId]);
  return order;
}

/** One order by its row's number. */
export async function findOrderByRow(db: Db, id: number): Promise<WireOrder | undefined> {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  const [order] = await completeOrders(db, rows);
  return order;
}
