import { isEditable, SHIPPING_MILLIMES } from '@shop/contract/constants';
import type { OrderStatus } from '@shop/contract/constants';
import { formatMoney } from '@shop/contract/money';
import type { OrderEdit } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { insertEvent, type LockedOrder } from '../db/order-changes.ts';
import {
  deleteCollector,
  findCollectors,
  findCollectorsInBin,
  findDeletedParts,
  findShippingMismatches,
  findSplitOrders,
  lockSplitParts,
  setShipping,
  type SplitPart,
} from '../db/split-shipping.ts';
import type { AppContext } from './app-context.ts';
import { recordEvent } from './record-event.ts';

/** Whether the courier collects the shipping of an order with this status, or has collected it. */
function isCollected(status: OrderStatus): boolean {
  return status !== 'cancelled' && status !== 'returned';
}

type Settlement = {
  /** The name of the owner, for the history; empty for a rule of the shop, and for a buyer. */
  by: string;
  /** Whether the order is about to be deleted. */
  isDeleted?: boolean;
};

/**
 * Decides again which part of a split order collects the shipping, in the transaction that ended the order, or took
 * its end back. When no part collects it any more, the oldest one that is still in the shop takes it. When a part is
 * back that collects it, the one that has taken it gives it back, unless it is shipped. An order that was not split
 * stays as it is. The caller inserts its own event afterwards: the latest one of the history is what can be undone.
 * @param order that changed
 */
export async function settleShipping(
  context: Pick<AppContext, 'now'>,
  db: Db,
  order: Pick<LockedOrder, 'id'>,
  { by, isDeleted = false }: Settlement,
): Promise<void> {
  const all = await lockSplitParts(db, order.id);
  const ids = all.map(({ id }) => id);
  const own = all.find(({ id }) => id === order.id);
  if (!own) return;
  // It was delivered, deleted and restored before, and is deleted now without having collected the shipping.
  if (isDeleted) await deleteCollector(db, ids, own.commandId);
  const parts = all.filter(
    ({ id, status }) => isCollected(status) && !(isDeleted && id === own.id),
  );
  const collecting = parts.filter(({ shipping }) => shipping > 0);
  if (collecting.length === 0) {
    if ((await findCollectors(db, ids)).length > 0) return;
    const taker = parts.find(({ status }) => isEditable(status));
    if (!taker) return;
    // What took the shipping over may have been the order itself: then another part has given it.
    const giver = taker.id === own.id ? all.find((part) => part.shipping > 0) : own;
    await moveShipping(context, db, { part: taker, other: giver, to: SHIPPING_MILLIMES, by });
    return;
  }
  const givers = collecting.filter(({ status, hasTaken }) => hasTaken && isEditable(status));
  // One of them stays, when nobody else collects it.
  for (const part of givers.slice(givers.length === collecting.length ? 1 : 0)) {
    const taker = part.id === own.id ? collecting.find(({ id }) => id !== part.id) : own;
    await moveShipping(context, db, { part, other: taker, to: 0, by });
  }
}

/**
 * Writes into the histories of the other parts that a locked order collected the shipping, before a delivered one is
 * deleted: no other part takes it afterwards.
 */
export async function recordCollectedShipping(
  context: Pick<AppContext, 'now'>,
  db: Db,
  order: LockedOrder,
  by: string,
): Promise<void> {
  const all = await lockSplitParts(db, order.id);
  const own = all.find(({ id }) => id === order.id);
  if (order.status !== 'delivered' || !own || own.shipping === 0) return;
  for (const part of all.filter(({ id }) => id !== order.id)) {
    await insertCollected(context, db, part.id, { collector: order.commandId, by });
  }
}

/**
 * Writes into the history of a restored order what it has not of parts that collected the shipping and are in the
 * bin.
 */
export async function restoreCollectedShipping(
  context: Pick<AppContext, 'now'>,
  db: Db,
  order: LockedOrder,
  by: string,
): Promise<void> {
  const known = await findCollectors(db, [order.id]);
  for (const collector of await findCollectorsInBin(db, order.id)) {
    if (known.includes(collector)) continue;
    await insertCollected(context, db, order.id, { collector, by });
  }
}

/** Copies into the history of the second order of a split what the one of the first has of deleted parts. */
export async function copyCollectedShipping(
  context: Pick<AppContext, 'now'>,
  db: Db,
  { from, to, by }: { from: number; to: number; by: string },
): Promise<void> {
  for (const collector of await findCollectors(db, [from])) {
    await insertCollected(context, db, to, { collector, by });
  }
}

async function insertCollected(
  { now }: Pick<AppContext, 'now'>,
  db: Db,
  id: number,
  { collector, by }: { collector: string; by: string },
): Promise<void> {
  await insertEvent(db, id, { at: now(), by, cause: 'shipping_collected', otherOrder: collector });
}

type Move = { part: SplitPart; other: SplitPart | undefined; to: number; by: string };

/** Sets the shipping of a part, with the history of both orders and the trail. */
async function moveShipping(
  context: Pick<AppContext, 'now'>,
  db: Db,
  { part, other, to, by }: Move,
): Promise<void> {
  const at = context.now();
  const hasTaken = to > 0;
  const total = {
    before: formatMoney(part.total),
    after: formatMoney(part.total - part.shipping + to),
  };
  const edit: OrderEdit = { lines: [], fields: [{ field: 'total_amount', ...total }] };
  const cause = hasTaken ? 'shipping_taken' : 'shipping_given';
  await setShipping(db, part.id, to);
  await insertEvent(db, part.id, { at, by, cause, edit, otherOrder: other?.commandId });
  if (other) {
    const opposite = hasTaken ? 'shipping_given' : 'shipping_taken';
    await insertEvent(db, other.id, { at, by, cause: opposite, otherOrder: part.commandId });
  }
  await recordEvent(context, db, 'order_changed', {
    object: part.commandId,
    changes: {
      total_amount: total,
      ...(other && { other_order: { after: other.commandId } }),
    },
  });
}

/**
 * The findings of an audit of split orders: a shipping that is not the one of the history, and an order in the shop
 * without shipping, where every part that collected it has ended. Splits with a deleted part are not judged: it may
 * have been paid.
 */
export async function auditSplitShipping(db: Db): Promise<string[]> {
  const mismatches = await findShippingMismatches(db, SHIPPING_MILLIMES);
  const parts = await findSplitOrders(db);
  const withDeleted = new Set((await findDeletedParts(db)).map(({ commandId }) => commandId));
  const unpaid = Array.from(Map.groupBy(parts, ({ root }) => root).values()).flatMap((group) => {
    const isPaid = group.some(({ status, shipping }) => isCollected(status) && shipping > 0);
    const isKnown = group.every(({ commandId }) => !withDeleted.has(commandId));
    const hasEnded = group.some(({ status, shipping }) => !isCollected(status) && shipping > 0);
    const open = group.find(({ status }) => isEditable(status));
    return open && hasEnded && isKnown && !isPaid ? [open] : [];
  });
  return [
    ...mismatches.map(
      ({ commandId, shipping, dueShipping }) =>
        `Order ${commandId}: its history makes ${formatMoney(dueShipping)} for shipping, the order has ${formatMoney(shipping)}.`,
    ),
    ...unpaid.map(
      ({ commandId }) =>
        `Order ${commandId}: it has no shipping, and no other part of its split collects it. Cancel it and undo the cancellation to add the shipping, or ship it without.`,
    ),
  ];
}
