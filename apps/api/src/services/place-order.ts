import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { formatMoney } from '@shop/contract/money';
import {
  placedOrderSchema,
  type ApiOrder,
  type OrderRequest,
  type PlacedOrder,
} from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { isLockTimeout, isNotUnique, ProductLockedError } from '../db/errors.ts';
import { reserveFingerprint, storeFingerprintWrite, storeKeyWrite } from '../db/idempotency.ts';
import { findOrderByRow, insertOrder, type NewOrder } from '../db/orders.ts';
import { movementWrites } from '../db/stock.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { findEarlierResponse, type KeyedCreate } from './idempotent-creates.ts';
import { newCommandId } from './new-command-id.ts';
import { bodyHash, orderFingerprint, SAME_ORDER_WINDOW_MS } from './order-fingerprint.ts';
import { lockOrderLimits } from './order-limits.ts';
import { takeLines } from './order-lines.ts';
import { checkTotal } from './order-total.ts';
import { quarantineReason } from './quarantine.ts';
import { hashAddress } from './security-events.ts';

function toPlacedOrder(order: ApiOrder): PlacedOrder {
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

/** The response of a new order, made without reading it from the database. */
function toNewPlacedOrder(order: NewOrder, now: number): PlacedOrder {
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
 * Places an order: stock, amounts, order and key in one transaction.
 * @param request.key the idempotency key; without one, an equal order within 60 s is the same order
 * @param request.address the sender's address, of which the order has a hash
 * @param request.onRows called when the order has got the rows of its products
 * @throws ShopError `order_limit`, `out_of_stock` with the lines, `total_changed` with the correct amounts,
 *   `idempotency_key_reused`
 */
export async function placeOrder(
  context: AppContext,
  draft: OrderRequest,
  request: { key: string | undefined; address: string; onRows?: () => void },
): Promise<PlacedOrder> {
  const { key, address, onRows } = request;
  // Only the records of customers use it.
  const sender = context.features.has('customers') ? hashAddress(context, address) : undefined;
  const order = { draft, sender, onRows };
  return key === undefined
    ? context.database.transact((db) => placeUnkeyed(context, db, order))
    : placeKeyed(context, order, { key, hash: bodyHash(draft) });
}

/** An order, the hash of its sender's address, and what to call when it has got the rows of its products. */
type SentOrder = {
  draft: OrderRequest;
  sender: string | undefined;
  onRows: (() => void) | undefined;
};

/** Places an order and stores its key with it. A repeat fails, there or before, and gets the first response. */
async function placeKeyed(
  context: AppContext,
  order: SentOrder,
  create: KeyedCreate,
): Promise<PlacedOrder> {
  const fingerprint = orderFingerprint(order.draft);
  try {
    return await context.database.transact((db) =>
      writeOrder(context, db, order, { fingerprint, create }),
    );
  } catch (error) {
    const earlier = mayBeRepeat(error)
      ? await findFirstResponse(context, create, error)
      : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
}

/** Whether an order that is already stored may fail with this error when it is sent again. */
function mayBeRepeat(error: unknown): boolean {
  if (error instanceof ShopError || error instanceof ProductLockedError) return true;
  return isNotUnique(error) || isLockTimeout(error);
}

/**
 * The response of the first order with this key. Undefined when it cannot be read, so that the error of the order is
 * thrown: the queue reads the locked products from it. For a key that is stored, the error of the lookup is thrown.
 */
async function findFirstResponse(
  context: AppContext,
  create: KeyedCreate,
  error: unknown,
): Promise<PlacedOrder | undefined> {
  try {
    return await findEarlierResponse(context, create, placedOrderSchema);
  } catch (lookupError) {
    if (lookupError instanceof ShopError || isNotUnique(error)) throw lookupError;
    return undefined;
  }
}

async function placeUnkeyed(context: AppContext, db: Db, sent: SentOrder): Promise<PlacedOrder> {
  const fingerprint = orderFingerprint(sent.draft);
  const now = context.now();
  const before = await reserveFingerprint(db, fingerprint, now, now - SAME_ORDER_WINDOW_MS);
  const same = before === undefined ? undefined : await findOrderByRow(db, before);
  return same ? toPlacedOrder(same) : writeOrder(context, db, sent, { fingerprint });
}

/** The fingerprint of an order, and its key. */
type OrderKeys = { fingerprint: string; create?: KeyedCreate };

async function writeOrder(
  context: AppContext,
  db: Db,
  { draft, sender, onRows }: SentOrder,
  { fingerprint, create }: OrderKeys,
): Promise<PlacedOrder> {
  await lockOrderLimits(context, db, draft);
  const now = context.now();
  const commandId = newCommandId();
  const { lines, movements } = await takeLines(db, draft.command_products, commandId);
  onRows?.();
  const total = checkTotal(draft, lines);
  const order = {
    commandId,
    contact: draft,
    totalMillimes: total,
    shippingMillimes: SHIPPING_MILLIMES,
    lines,
    quarantine: quarantineReason(context, draft),
    sender,
  };
  const placed = toNewPlacedOrder(order, now);
  await insertOrder(db, order, now, (orderId) => [
    ...movementWrites(db, movements, now),
    storeFingerprintWrite(db, fingerprint, { orderId, placedAt: now }),
    ...(create ? [storeKeyWrite(db, create, JSON.stringify(placed), now)] : []),
  ]);
  return placed;
}
