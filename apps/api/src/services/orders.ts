import { parseCommandId } from '@shop/contract/command-id';
import { SHIPPING_MILLIMES, STATUS_TRANSITIONS, type OrderStatus } from '@shop/contract/constants';
import { formatMoney, totalMillimes } from '@shop/contract/money';
import {
  placedOrderSchema,
  type OrderChange,
  type OrderCounts,
  type OrderDraft,
  type OrderListQuery,
  type PlacedOrder,
  type WireOrder,
} from '@shop/contract/schemas';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import {
  answerWrite,
  claimFingerprint,
  claimKey,
  fingerprintWrite,
} from '../store/order-claims.ts';
import {
  countByStatus,
  deleteOrder,
  findHistory,
  findStockLines,
  insertEvent,
  lockOrder,
  setStatus,
} from '../store/order-changes.ts';
import {
  findOrder,
  findOrderByRow,
  findOrders,
  insertOrder,
  lineWrites,
  type NewOrder,
} from '../store/orders.ts';
import type { Page } from '../store/page.ts';
import { movementWrites, recordMovements, returnStock, type Movement } from '../store/stock.ts';
import { writeTogether } from '../store/together.ts';
import { newCommandId } from './new-command-id.ts';
import { bodyHash, orderFingerprint } from './order-identity.ts';
import { takeLines } from './order-lines.ts';
import type { Shop } from './shop.ts';

/** Without a key, the same order sent again within this time, in milliseconds, is one order. */
const SAME_ORDER_WITHIN = 60_000;

function toPlaced(order: WireOrder): PlacedOrder {
  return {
    command_id: order.command_id,
    status: order.status,
    created_at: order.created_at,
    total_amount: order.total_amount,
    shipping_charge: order.shipping_charge,
    command_products: order.command_products.map(({ product, size, color, quantity }) => ({
      product: product.product_Id,
      size,
      color,
      quantity,
    })),
  };
}

/** The same of an order just written, without reading it again. */
function toPlacedNow(order: NewOrder, now: number): PlacedOrder {
  return {
    command_id: order.commandId,
    status: 'new',
    created_at: new Date(now).toISOString(),
    total_amount: formatMoney(order.totalMillimes),
    shipping_charge: formatMoney(order.shippingMillimes),
    command_products: order.lines.map(({ productId, size, color, quantity }) => ({
      product: String(productId),
      size,
      color,
      quantity,
    })),
  };
}

/**
 * Places an order: stock, money, order and key in one transaction, all or nothing.
 * @param key the intent's idempotency key; without one, the same order within 60 s is one order
 * @throws Refusal `out_of_stock` with the lines, `total_changed` with the right figures,
 *   `idempotency_key_reused`
 */
export async function placeOrder(
  shop: Shop,
  draft: OrderDraft,
  key: string | undefined,
): Promise<PlacedOrder> {
  return shop.database.transact((db) =>
    key === undefined ? placeUnkeyed(shop, db, draft) : placeKeyed(shop, db, draft, key),
  );
}

async function placeKeyed(
  shop: Shop,
  db: Db,
  draft: OrderDraft,
  key: string,
): Promise<PlacedOrder> {
  const body = bodyHash(draft);
  const used = await claimKey(db, key, body, shop.now());
  if (used) {
    if (used.bodyHash !== body) throw new Refusal('idempotency_key_reused');
    return placedOrderSchema.parse(JSON.parse(used.answer));
  }
  const fingerprint = orderFingerprint(draft);
  await claimFingerprint(db, fingerprint, shop.now(), Number.MAX_SAFE_INTEGER);
  return writeOrder(shop, db, draft, { fingerprint, key });
}

async function placeUnkeyed(shop: Shop, db: Db, draft: OrderDraft): Promise<PlacedOrder> {
  const fingerprint = orderFingerprint(draft);
  const now = shop.now();
  const before = await claimFingerprint(db, fingerprint, now, now - SAME_ORDER_WITHIN);
  const same = before === undefined ? undefined : await findOrderByRow(db, before);
  return same ? toPlaced(same) : writeOrder(shop, db, draft, { fingerprint });
}

/** What an order has claimed, and is known by from then on. */
type Claims = { fingerprint: string; key?: string };

async function writeOrder(
  shop: Shop,
  db: Db,
  draft: OrderDraft,
  { fingerprint, key }: Claims,
): Promise<PlacedOrder> {
  const now = shop.now();
  const commandId = newCommandId();
  const { lines, movements } = await takeLines(db, draft.command_products, commandId);
  const total = totalMillimes(lines);
  if (draft.total_amount !== total || draft.shipping_charge !== SHIPPING_MILLIMES) {
    throw new Refusal('total_changed', {
      total_amount: formatMoney(total),
      shipping_charge: formatMoney(SHIPPING_MILLIMES),
    });
  }
  const order = {
    commandId,
    contact: draft,
    totalMillimes: total,
    shippingMillimes: SHIPPING_MILLIMES,
    lines,
  };
  const row = await insertOrder(db, order, now);
  const placed = toPlacedNow(order, now);
  await writeTogether(db, [
    ...lineWrites(db, row, lines),
    ...movementWrites(db, movements, now),
    fingerprintWrite(db, fingerprint, row),
    ...(key === undefined ? [] : [answerWrite(db, key, JSON.stringify(placed))]),
  ]);
  return placed;
}

/** The owner's orders, newest first. */
export async function listOrders(shop: Shop, query: OrderListQuery): Promise<Page<WireOrder>> {
  return findOrders(shop.database.db, query);
}

function readId(id: string): string {
  const commandId = parseCommandId(id);
  if (commandId === undefined) throw new Refusal('not_found');
  return commandId;
}

/**
 * One order with its history; its id in any spelling.
 * @throws Refusal `not_found`
 */
export async function readOrder(shop: Shop, id: string): Promise<WireOrder> {
  const commandId = readId(id);
  const order = await findOrder(shop.database.db, commandId);
  if (!order) throw new Refusal('not_found');
  return { ...order, history: await findHistory(shop.database.db, commandId) };
}

/**
 * Moves an order to another status, or notes something on it, or both. Cancelling gives its stock
 * back, once.
 * @param by the owner's name, for the history
 * @throws Refusal `not_found`; `bad_transition` (host.md, "Status")
 */
export async function changeOrder(
  shop: Shop,
  id: string,
  change: OrderChange,
  by: string,
): Promise<WireOrder> {
  const commandId = readId(id);
  const { status, note } = change;
  await shop.database.transact(async (db) => {
    const order = await lockOrder(db, commandId);
    if (!order) throw new Refusal('not_found');
    if (status !== undefined) {
      if (!STATUS_TRANSITIONS[order.status].includes(status)) throw new Refusal('bad_transition');
      await setStatus(db, order.id, status);
      if (status === 'cancelled') await giveBack(shop, db, order.id, commandId);
    }
    await insertEvent(db, order.id, { at: shop.now(), by, status, note });
  });
  return readOrder(shop, commandId);
}

/**
 * Deletes an order. One that was neither shipped nor cancelled gives its stock back; of several
 * deletes at once, one does (O14).
 * @throws Refusal `not_found`
 */
export async function removeOrder(shop: Shop, id: string): Promise<void> {
  const commandId = readId(id);
  await shop.database.transact(async (db) => {
    const order = await lockOrder(db, commandId);
    if (!order) throw new Refusal('not_found');
    const holdsStock = order.status === 'new' || order.status === 'confirmed';
    if (holdsStock) await giveBack(shop, db, order.id, commandId);
    await deleteOrder(db, order.id);
  });
}

async function giveBack(shop: Shop, db: Db, orderId: number, commandId: string): Promise<void> {
  const returned: Movement[] = [];
  for (const line of await findStockLines(db, orderId)) {
    const { quantity, ...variant } = line;
    if (!(await returnStock(db, line))) continue;
    returned.push({ ...variant, delta: quantity, reason: 'given_back', commandId });
  }
  await recordMovements(db, returned, shop.now());
}

/** How many orders stand in each status. */
export async function countOrders(shop: Shop): Promise<OrderCounts> {
  const counts = await countByStatus(shop.database.db);
  const count = (status: OrderStatus) => counts.find((row) => row.status === status)?.count ?? 0;
  return {
    new: count('new'),
    confirmed: count('confirmed'),
    shipped: count('shipped'),
    delivered: count('delivered'),
    cancelled: count('cancelled'),
    returned: count('returned'),
  };
}
