import { CUSTOMER_WARNINGS, REFUSED_WARNING, type CustomerWarning } from '@shop/contract/constants';
import type { OrderCustomer } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import { indexOrder } from '../db/customer-index.ts';
import { findNumbers } from '../db/customer-numbers.ts';
import {
  countNewOrdersOfSender,
  findCustomerNotes,
  findLinesOfOrders,
  findOrderOfCustomer,
  type CustomerOrderRow,
  type OrderOfCustomer,
} from '../db/customers.ts';
import type { Db } from '../db/database.ts';
import { phoneKeys } from '../db/phone-keys.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { parseOrderId } from './confirmation.ts';
import { indexLatestOrders } from './customer-index.ts';
import { originsOf, readCustomerRows, toCustomer, toCustomers, toNote } from './customers.ts';

const HOUR = 3_600_000;
const SAME_LINES_MS = 24 * HOUR;
const BURST_MS = HOUR;
/** A mobile operator has many customers behind one address, so a few orders an hour are no burst. */
const BURST_ORDERS = 5;
const MAX_NOTES = 3;

/**
 * The customer of an order, with what the owner should know before confirming it. When the order has numbers of several
 * records, the orders of all of them count.
 * @throws ShopError `not_found`, also for an order whose contact is erased
 */
export async function readOrderCustomer(
  { database }: Pick<AppContext, 'database'>,
  id: string,
): Promise<OrderCustomer> {
  const { db } = database;
  const order = await findOrderOfCustomer(db, parseOrderId(id));
  const keys = phoneKeys(order?.phone ?? '');
  if (!order || keys.length === 0) throw new ShopError('not_found');
  await indexLatestOrders({ database });
  let known = await findNumbers(db, keys);
  if (known.size < keys.length) {
    // The order is older than the latest ones.
    await database.transact((transaction) => indexOrder(transaction, order.id));
    known = await findNumbers(db, keys);
  }
  const customerIds = [...new Set(keys.flatMap((key) => known.get(key) ?? []))];
  const [customerId, ...others] = customerIds;
  if (customerId === undefined) throw new ShopError('not_found');
  const rows = await readCustomerRows(db, customerIds);
  const customer = toCustomer(customerId, rows);
  const isNew = order.status === 'new';
  const sameOrders = isNew ? await findSameOrders(db, order, rows.orders) : [];
  const burstOrders = isNew ? await countBurst(db, order) : 0;
  const warnings: Record<CustomerWarning, boolean> = {
    blocked: customer.blocked,
    refused: customer.refused >= REFUSED_WARNING,
    same_lines: sameOrders.length > 0,
    burst: burstOrders > 0,
    other_file: others.length > 0,
  };
  const notes = await findCustomerNotes(db, originsOf(rows));
  return {
    customer,
    others: toCustomers(others, rows),
    notes: notes.slice(0, MAX_NOTES).map(toNote),
    warnings: CUSTOMER_WARNINGS.filter((name) => warnings[name]),
    same_orders: sameOrders,
    burst_orders: burstOrders,
  };
}

/**
 * The command ids of the customer's other orders with the same lines within 24 hours that may still be delivered, or
 * were.
 */
async function findSameOrders(
  db: Db,
  { id, createdAt }: OrderOfCustomer,
  orders: readonly CustomerOrderRow[],
): Promise<string[]> {
  const near = orders.filter(
    (other) =>
      other.id !== id &&
      (other.outcome === 'open' || other.outcome === 'delivered') &&
      Math.abs(other.createdAt - createdAt) <= SAME_LINES_MS,
  );
  const lines = await findLinesOfOrders(db, [id, ...near.map((other) => other.id)]);
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const content = contentOf(byOrder.get(id));
  const same = near.filter((other) => contentOf(byOrder.get(other.id)) === content);
  return [...new Set(same.map(({ commandId }) => commandId))];
}

type Line = { productId: number; color: string; size: string; quantity: number };

/** The same text for the same pieces, whatever the order and the spelling of the lines. */
function contentOf(lines: readonly Line[] = []): string {
  const pieces = new Map<string, number>();
  for (const { productId, color, size, quantity } of lines) {
    const key = JSON.stringify([productId, variantKey(color), variantKey(size)]);
    pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  }
  return JSON.stringify([...pieces].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The new orders of the sender within the hour before the order, or the one after it. */
async function countBurst(db: Db, { sender, createdAt }: OrderOfCustomer): Promise<number> {
  if (sender === null) return 0;
  const before = { from: createdAt - BURST_MS, to: createdAt };
  const after = { from: createdAt, to: createdAt + BURST_MS };
  const count = Math.max(
    await countNewOrdersOfSender(db, sender, before),
    await countNewOrdersOfSender(db, sender, after),
  );
  return count >= BURST_ORDERS ? count : 0;
}
