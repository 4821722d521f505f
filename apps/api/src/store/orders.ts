import type { OrderStatus } from '@shop/contract/constants';
import { formatMoney } from '@shop/contract/money';
import type { OrderDraft, OrderHistory, OrderListQuery, WireOrder } from '@shop/contract/schemas';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from './database.ts';
import { readTexts } from './json.ts';
import { inPage, type Page } from './page.ts';
import { contains, searchText } from './search-text.ts';
import type { OrderLinesTable, OrdersTable, Tables } from './tables.ts';

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

/** Writes an order with its lines; answers its row's number. */
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
  await db
    .insertInto('order_lines')
    .values(order.lines.map((line) => toLineRow(id, line)))
    .execute();
  const paths = new Set(order.lines.flatMap((line) => line.productImages));
  if (paths.size > 0) {
    await db
      .insertInto('order_pictures')
      .values(Array.from(paths, (path) => ({ order_id: id, path })))
      .execute();
  }
  return id;
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

/** The owner's list of orders, newest first. */
export async function findOrders(db: Db, query: OrderListQuery): Promise<Page<WireOrder>> {
  const found = db.selectFrom('orders').where((eb) => asked(eb, query));
  const page = inPage(found.orderBy('id', 'desc'), query);
  const rows = await page.selectAll().execute();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', page.select('id'))
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  const orders = rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
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
  const found = db.selectFrom('orders').where('command_id', 'in', commandIds);
  const rows = await found.selectAll().execute();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', found.select('id'))
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
}

/** One order by its command id, or undefined. */
export async function findOrder(db: Db, commandId: string): Promise<WireOrder | undefined> {
  const [order] = await findOrdersByCommandId(db, [commandId]);
  return order;
}

/** One order by its row's number. */
export async function findOrderByRow(db: Db, id: number): Promise<WireOrder | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('command_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && findOrder(db, row.command_id);
}

/** What happened to an order, oldest first. */
export async function findHistory(db: Db, commandId: string): Promise<OrderHistory[]> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['order_events.at', 'order_events.by', 'order_events.status', 'order_events.note'])
    .where('orders.command_id', '=', commandId)
    .orderBy('order_events.id')
    .execute();
  return rows.map(({ at, by, status, note }) => ({
    at: new Date(at).toISOString(),
    by,
    ...(status === null ? {} : { status }),
    ...(note === null ? {} : { note }),
  }));
}

/** Reads an order's row number and status and keeps it locked until the transaction ends. */
export async function lockOrder(
  db: Db,
  commandId: string,
): Promise<{ id: number; status: OrderStatus } | undefined> {
  return db
    .updateTable('orders')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('command_id', '=', commandId)
    .returning(['id', 'status'])
    .executeTakeFirst();
}

/** Sets a locked order's status. */
export async function setStatus(db: Db, id: number, status: OrderStatus): Promise<void> {
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute();
}

/** Writes down what the owner did to an order. */
export async function insertEvent(
  db: Db,
  orderId: number,
  event: { at: number; by: string; status: OrderStatus | undefined; note: string | undefined },
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: event.at,
      by: event.by,
      status: event.status ?? null,
      note: event.note ?? null,
    })
    .execute();
}

/** An order's lines as the stock knows them. */
export async function findStockLines(
  db: Db,
  orderId: number,
): Promise<{ productId: number; color: string; size: string; quantity: number }[]> {
  return db
    .selectFrom('order_lines')
    .select(['product_id as productId', 'color', 'size', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Deletes a locked order with all that hangs on it. */
export async function deleteOrder(db: Db, id: number): Promise<void> {
  await db.deleteFrom('orders').where('id', '=', id).execute();
}

/** How many orders stand in each status that has any. */
export async function countByStatus(db: Db): Promise<{ status: OrderStatus; count: number }[]> {
  return db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}
