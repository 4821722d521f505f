import { parseCommandId } from '@shop/contract/command-id';
import {
  ORDER_STATUSES,
  type EnteredSource,
  type OrderSort,
  type OrderStatus,
  type QuarantineReason,
} from '@shop/contract/constants';
import { timeRange } from '@shop/contract/day-range';
import { formatMoney } from '@shop/contract/money';
import { normalizePhone } from '@shop/contract/phone';
import type { OrderRequest, OrderListQuery, ApiOrder } from '@shop/contract/schemas';
import type { ExpressionBuilder, Selectable, SelectQueryBuilder } from 'kysely';
import { MAX_BOUND_VALUES, idRange } from './id-range.ts';
import type { Db } from './database.ts';
import { parseStrings } from './json.ts';
import { paginate, type Page } from './pagination.ts';
import { firstPhoneKey } from './phone-keys.ts';
import { containsWords, searchText } from './search-text.ts';
import type { OrderLinesTable, OrdersTable, Tables } from './tables.ts';
import { insertWithWrites, type InsertedId, type Write } from './batched-writes.ts';

/** A new order line with its copy of the product. */
export type NewOrderLine = {
  productId: number;
  productName: string;
  productImages: readonly string[];
  unitMillimes: number;
  color: string;
  size: string;
  quantity: number;
};

/** A new order; amounts in millimes. */
export type NewOrder = {
  commandId: string;
  /** The e-mail of an order that is entered in the back office is empty. */
  contact: Pick<OrderRequest, 'client_name' | 'email' | 'number' | 'city' | 'street'>;
  totalMillimes: number;
  shippingMillimes: number;
  lines: readonly NewOrderLine[];
  quarantine: QuarantineReason | undefined;
  /** A hash of the sender's address. */
  sender: string | undefined;
  /** Of an order that is entered in the back office. */
  entered?: EnteredDetails;
};

/** What only an order has that is entered in the back office; the reduction in millimes. */
type EnteredDetails = {
  source: EnteredSource;
  status: OrderStatus;
  reduction: number;
  reductionReason: string;
};

/**
 * Inserts an order with its lines and image references, and runs the independent writes that need its id. Returns the
 * id.
 */
export async function insertOrder(
  db: Db,
  order: NewOrder,
  now: number,
  writesOf: (id: InsertedId) => readonly Write[] = () => [],
): Promise<number> {
  const { contact, entered } = order;
  const insert = db
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
      status: entered?.status ?? 'new',
      created_at: now,
      phone_key: firstPhoneKey(contact.number),
      quarantine: order.quarantine ?? null,
      sender: order.sender ?? null,
      search_text: orderSearchText(order.commandId, contact),
      ...(entered && {
        source: entered.source,
        reduction: entered.reduction,
        reduction_reason: entered.reductionReason === '' ? null : entered.reductionReason,
      }),
    })
    .returning('id');
  return insertWithWrites(db, insert, (id) => [
    ...lineWrites(db, id, order.lines),
    ...writesOf(id),
  ]);
}

/** The text that the search of the back office finds an order by. */
export function orderSearchText(commandId: string, contact: NewOrder['contact']): string {
  return searchText(
    commandId,
    commandId.replace('-', ''),
    contact.client_name,
    contact.email,
    contact.number,
    normalizePhone(contact.number).replace(/\D/g, ''),
    contact.city,
    contact.street,
  );
}

/** The writes that insert the lines of an order and its image references. */
export function lineWrites(db: Db, id: InsertedId, lines: readonly NewOrderLine[]): Write[] {
  const rows = lines.map((line) => toLineRow(id, line));
  const paths = new Set(lines.flatMap((line) => line.productImages));
  const images = Array.from(paths, (path) => ({ order_id: id, path }));
  return [
    db.insertInto('order_lines').values(rows),
    ...(images.length > 0 ? [db.insertInto('order_images').values(images)] : []),
  ];
}

function toLineRow(orderId: InsertedId, line: NewOrderLine) {
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
): ApiOrder {
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
    ...(row.quarantine !== null && row.status === 'new' && { quarantine: row.quarantine }),
    version: String(row.version),
    reduction: formatMoney(row.reduction),
    ...(row.reduction_reason !== null && { reduction_reason: row.reduction_reason }),
    source: row.source,
    command_products: lines.map((line) => ({
      product: {
        product_Id: String(line.product_id),
        product_name: line.product_name,
        product_images: parseStrings(line.product_images),
        discounted_price: formatMoney(line.unit_price),
      },
      size: line.size,
      color: line.color,
      quantity: line.quantity,
    })),
  };
}

function conditions(eb: ExpressionBuilder<Tables, 'orders'>, query: OrderListQuery) {
  const { from, until } = timeRange(query);
  return eb.and([
    ...(from === undefined ? [] : [eb('created_at', '>=', from)]),
    ...(until === undefined ? [] : [eb('created_at', '<', until)]),
    ...(query.status === undefined ? [] : [eb('status', '=', query.status)]),
    ...(query.source === undefined ? [] : [eb('source', '=', query.source)]),
    ...(query.quarantine === undefined ? [] : [isInQuarantine(eb, query.quarantine)]),
    ...(query.call === undefined ? [] : [hasWrongNumber(eb)]),
    ...(query.search ? [matchesSearch(eb, query.search)] : []),
  ]);
}

/** The condition that an order is new and in quarantine, or is not. */
function isInQuarantine(eb: ExpressionBuilder<Tables, 'orders'>, isInside: boolean) {
  const inside = eb.and([eb('quarantine', 'is not', null), eb('status', '=', 'new')]);
  return isInside ? inside : eb.not(inside);
}

/**
 * The condition that the latest call of an order found a wrong number: only this outcome leaves an order new without a
 * next call.
 */
function hasWrongNumber(eb: ExpressionBuilder<Tables, 'orders'>) {
  return eb.and([eb('status', '=', 'new'), eb('next_call_at', 'is', null)]);
}

/**
 * The condition that an order has the searched command id, as people write it, or each searched
 * word.
 */
function matchesSearch(eb: ExpressionBuilder<Tables, 'orders'>, search: string) {
  const commandId = parseCommandId(search);
  const words = containsWords(search);
  return commandId === undefined ? words : eb.or([eb('command_id', '=', commandId), words]);
}

/** Makes orders of rows, with one query for all lines. */
async function completeOrders(
  db: Db,
  rows: readonly Selectable<OrdersTable>[],
): Promise<ApiOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const span = idRange(ids);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '>=', span.first)
    .where('order_id', '<=', span.last)
    .$if(ids.length <= MAX_BOUND_VALUES, (q) => q.where('order_id', 'in', ids))
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => toOrder(row, byOrder.get(row.id) ?? []));
}

type OrderRows<Output> = SelectQueryBuilder<Tables, 'orders', Output>;

/** Sorts orders; those with an equal value are sorted newest first. */
function sortRows<Output>(rows: OrderRows<Output>, sort: OrderSort | undefined): OrderRows<Output> {
  if (sort === 'created_at') return rows.orderBy('id');
  if (sort === 'total') return rows.orderBy('total').orderBy('id', 'desc');
  if (sort === '-total') return rows.orderBy('total', 'desc').orderBy('id', 'desc');
  if (sort === 'status') return rows.orderBy(statusRank).orderBy('id', 'desc');
  if (sort === '-status') return rows.orderBy(statusRank, 'desc').orderBy('id', 'desc');
  return rows.orderBy('id', 'desc');
}

/** The position of a status in the course of an order. */
function statusRank(eb: ExpressionBuilder<Tables, 'orders'>) {
  const [first, ...others] = ORDER_STATUSES;
  return others
    .reduce(
      (ranks, status, index) => ranks.when('status', '=', status).then(eb.lit<number>(index + 1)),
      eb.case().when('status', '=', first).then(eb.lit<number>(0)),
    )
    .end();
}

/** Orders, newest first unless the query sorts them. */
export async function findOrders(db: Db, query: OrderListQuery): Promise<Page<ApiOrder>> {
  const found = db.selectFrom('orders').where((eb) => conditions(eb, query));
  const rows = await paginate(sortRows(found, query.ordering), query).selectAll().execute();
  const orders = await completeOrders(db, rows);
  if (query.limit === undefined && query.offset === undefined) {
    return { rows: orders, total: orders.length };
  }
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: orders, total };
}

/** Orders by command id, unsorted. */
export async function findOrdersByCommandId(
  db: Db,
  commandIds: readonly string[],
): Promise<ApiOrder[]> {
  if (commandIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('command_id', 'in', commandIds.slice(0, MAX_BOUND_VALUES))
    .execute();
  const orders = await completeOrders(db, rows);
  return [...orders, ...(await findOrdersByCommandId(db, commandIds.slice(MAX_BOUND_VALUES)))];
}

/** An order by its command id. */
export async function findOrder(db: Db, commandId: string): Promise<ApiOrder | undefined> {
  const [order] = await findOrdersByCommandId(db, [commandId]);
  return order;
}

/** An order by its id. */
export async function findOrderByRow(db: Db, id: number): Promise<ApiOrder | undefined> {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute();
  const [order] = await completeOrders(db, rows);
  return order;
}
