import { isEditable, SHIPPING_MILLIMES } from '@shop/contract/constants';
import { subtotalMillimes } from '@shop/contract/money';
import { describeOrderEdit, keyOfLine } from '@shop/contract/order-edit';
import type { ApiOrderSplit, OrderSplitRequest } from '@shop/contract/schemas';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { insertEvent, lockOrder, type LockedOrder } from '../db/order-changes.ts';
import { findContent, replaceContent, type StoredContent } from '../db/order-edits.ts';
import { copyConfirmation, insertSecondOrder } from '../db/order-splits.ts';
import type { NewOrderLine } from '../db/orders.ts';
import { findOrderState } from '../db/order-undo.ts';
import { recordMovements } from '../db/stock.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { parseOrderId } from './confirmation.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { newCommandId } from './new-command-id.ts';
import { toEditable, trailOf } from './order-edit.ts';
import { changedOrderSchema, readOrder } from './orders.ts';
import { recordEvent } from './record-event.ts';
import { copyCollectedShipping } from './split-shipping.ts';
import { splitMovements } from './split-movements.ts';
import { storeOrderEdit } from './stored-order-edits.ts';

/** The stored response of a split: it has no contact data. */
const storedSplitSchema = changedOrderSchema.extend({ second_id: z.string() });

/**
 * Moves pieces of an order that is not shipped into a second order of the same customer: amounts, movements, both
 * histories and the trail in one transaction. No piece enters or leaves the stock. The lines keep their prices. What is
 * taken off the total stays with the first order; a part that its lines no longer cover goes with the second one.
 * @param options.key the idempotency key: requests with one key split the order once
 * @returns both orders as they are now, also for a repeat
 * @throws ShopError `not_found`; `order_conflict` with the order as it is, when it was changed since it was read or is
 *   shipped or ended; `invalid` when the order has fewer pieces, or none would stay; `idempotency_key_reused`
 */
export async function splitOrder(
  context: AppContext,
  id: string,
  request: OrderSplitRequest,
  { session, key }: { session: Session; key: string | undefined },
): Promise<ApiOrderSplit> {
  const commandId = parseOrderId(id);
  const create = await keyedCreate(key, { name: 'splitOrder', fields: { commandId, ...request } });
  const { second_id: secondId } = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: storedSplitSchema }, async () => {
      const order = await lockOrder(db, commandId);
      if (!order) throw new ShopError('not_found');
      const before = await findContent(db, order.id);
      if (before.version !== request.version || !isEditable(order.status)) {
        throw new ShopError('order_conflict', { order: await readOrder(context, commandId, db) });
      }
      const second = await writeSplit(context, db, { order, before, request, session });
      return { command_id: commandId, second_id: second };
    }),
  );
  return withoutWaitLimit(async () => ({
    order: await readOrder(context, commandId),
    second_order: await readOrder(context, secondId),
  }));
}

type Split = {
  order: LockedOrder;
  before: StoredContent;
  request: OrderSplitRequest;
  session: Session;
};

async function writeSplit(
  context: AppContext,
  db: Db,
  { order, before, request, session }: Split,
): Promise<string> {
  const { staying, moved } = divideLines(before.lines, request.command_products);
  const secondId = newCommandId();
  const reduction = Math.min(before.reduction, subtotalMillimes(staying));
  const rest = before.reduction - reduction;
  const shipping = request.shipping === 'both' ? SHIPPING_MILLIMES : 0;
  const after = {
    ...before,
    lines: staying,
    reduction,
    reductionReason: reduction === 0 ? '' : before.reductionReason,
    total: subtotalMillimes(staying) + before.shipping - reduction,
  };
  const at = context.now();
  const version = await replaceContent(db, order.id, before, after);
  const second = await insertSecondOrder(db, order.id, {
    commandId: secondId,
    lines: moved,
    total: subtotalMillimes(moved) + shipping - rest,
    shipping,
    reduction: rest,
    reductionReason: rest === 0 ? '' : before.reductionReason,
  });
  await recordMovements(db, splitMovements(moved, order.commandId, secondId), at);
  const by = session.username;
  const edit = describeOrderEdit(toEditable(before), toEditable(after));
  const event = await insertEvent(db, order.id, {
    at,
    by,
    cause: 'split_to',
    edit,
    otherOrder: secondId,
  });
  if (order.status === 'confirmed') await copyConfirmation(db, order.id, second);
  await insertEvent(db, second, { at, by, cause: 'split_from', otherOrder: order.commandId });
  await copyCollectedShipping(context, db, { from: order.id, to: second, by });
  const changes = { ...trailOf(edit), other_order: { after: secondId } };
  const eventId = await recordEvent(context, db, 'order_changed', {
    object: order.commandId,
    changes,
  });
  await storeSplit(context, db, { before, version, event, eventId, secondId });
  await recordEvent(context, db, 'order_created', {
    object: secondId,
    changes: { status: { after: order.status }, other_order: { after: order.commandId } },
  });
  return secondId;
}

type StoredSplit = {
  before: StoredContent;
  /** The version of the first order afterwards, its entry in the history, and its event of the trail. */
  version: number;
  event: number;
  eventId: number;
  secondId: string;
};

/** Stores what a split replaced, when both orders are written. */
async function storeSplit(
  context: AppContext,
  db: Db,
  { before, version, event, eventId, secondId }: StoredSplit,
): Promise<void> {
  const second = await findOrderState(db, secondId);
  if (!second) throw new Error(`The second order ${secondId} has no history`);
  const { commandId, total, reduction, reductionReason } = before;
  const lines = before.lines.map((line) => ({ ...line, productImages: [...line.productImages] }));
  const split = {
    version,
    lines,
    total,
    reduction,
    reductionReason,
    second: { commandId: secondId, version: second.version, lastEvent: second.lastEvent },
  };
  const edit = { event, note: false, split };
  await storeOrderEdit(context, db, { commandId, eventId, edit });
}

type RequestedLine = OrderSplitRequest['command_products'][number];

/**
 * Divides the lines of an order: the requested pieces of each variant move, in any spelling.
 * @throws ShopError `invalid` when the order has fewer pieces of a variant, or when none would stay
 */
function divideLines(
  lines: readonly NewOrderLine[],
  requested: readonly RequestedLine[],
): { staying: NewOrderLine[]; moved: NewOrderLine[] } {
  const wanted = new Map<string, number>();
  for (const line of requested) {
    const key = keyOfLine(line);
    wanted.set(key, (wanted.get(key) ?? 0) + line.quantity);
  }
  const staying: NewOrderLine[] = [];
  const moved: NewOrderLine[] = [];
  for (const line of lines) {
    const key = keyOfLine({ ...line, product: String(line.productId) });
    const moving = Math.min(wanted.get(key) ?? 0, line.quantity);
    wanted.set(key, (wanted.get(key) ?? 0) - moving);
    if (moving > 0) moved.push({ ...line, quantity: moving });
    if (moving < line.quantity) staying.push({ ...line, quantity: line.quantity - moving });
  }
  const isTooMuch = [...wanted.values()].some((pieces) => pieces > 0);
  if (isTooMuch || staying.length === 0) throw invalidField('command_products', 'too_big');
  return { staying, moved };
}
