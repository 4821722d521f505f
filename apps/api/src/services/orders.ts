import { parseCommandId } from '@shop/contract/command-id';
import {
  DRAFT_CAUSES,
  STATUS_TRANSITIONS,
  type OrderStatus,
  type QuarantineReason,
} from '@shop/contract/constants';
import {
  placedOrderSchema,
  type OrderChange,
  type OrderCounts,
  type OrderHistory,
  type OrderListQuery,
  type ApiOrder,
} from '@shop/contract/schemas';
import { lockOrderWithParts } from '../db/split-shipping.ts';
import { invalidField, ShopError } from '../errors.ts';
import { findOrderNumbers } from '../db/customer-index.ts';
import { deleteUnusedNumbers } from '../db/customer-numbers.ts';
import type { Db } from '../db/database.ts';
import {
  countByStatus,
  deleteOrder,
  findHistory,
  insertEvent,
  releaseOrder,
  setStatus,
  type LockedOrder,
} from '../db/order-changes.ts';
import { findOrder, findOrderByRow, findOrders } from '../db/orders.ts';
import type { Page } from '../db/pagination.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { indexLatestOrders } from './customer-index.ts';
import { signLinkToken } from './link-tokens.ts';
import { endNewOrder } from './new-orders.ts';
import { addMessageLanguages } from './message-languages.ts';
import { moveToBin } from './move-to-bin.ts';
import { recordReturns } from './order-returns.ts';
import { recordEvent } from './record-event.ts';
import { storeOrderEdit, withUndos } from './stored-order-edits.ts';
import { recordCollectedShipping, settleShipping } from './split-shipping.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';

/** The stored response of a change with a key: it has no contact data. */
export const changedOrderSchema = placedOrderSchema.pick({ command_id: true });

/** Orders, newest first. */
export async function listOrders(
  context: AppContext,
  query: OrderListQuery,
): Promise<Page<ApiOrder>> {
  const { rows, total } = await findOrders(context.database.db, query);
  const orders = await addMessageLanguages(context, context.database.db, rows);
  return { rows: orders.map((order) => withFeatures(context, order)), total };
}

/** The order without the properties of disabled features. */
function withFeatures({ features }: AppContext, order: ApiOrder): ApiOrder {
  const { quarantine, version, reduction, reduction_reason: reason, source, ...plain } = order;
  return {
    ...plain,
    ...(features.has('quarantine') && quarantine !== undefined && { quarantine }),
    ...((features.has('order-edit') || features.has('drafts') || features.has('undo')) &&
      version !== undefined && { version }),
    ...((features.has('order-edit') || features.has('drafts')) && {
      ...(reduction !== undefined && { reduction }),
      ...(reason !== undefined && { reduction_reason: reason }),
    }),
    ...(features.has('drafts') && source !== undefined && { source }),
  };
}

function readId(id: string): string {
  const commandId = parseCommandId(id);
  if (commandId === undefined) throw new ShopError('not_found');
  return commandId;
}

/**
 * An order with its history, and while it is new the token of its buyer's link, by its id in any spelling.
 * @param db the transaction of the caller, if any
 * @throws ShopError `not_found`
 */
export async function readOrder(
  context: AppContext,
  id: string,
  db: Db = context.database.db,
): Promise<ApiOrder> {
  const commandId = readId(id);
  const found = await findOrder(db, commandId);
  if (!found) throw new ShopError('not_found');
  const [order = found] = await addMessageLanguages(context, db, [found]);
  const history = await withUndos(context, db, order, await findHistory(db, commandId));
  const hasLink = order.status === 'new' && context.features.has('confirmation-link');
  return {
    ...withFeatures(context, order),
    history: knownHistory(context, history),
    ...(hasLink && { link_token: await signLinkToken(context, commandId) }),
  };
}

/**
 * The history without what belongs to disabled features: changes of the content, how an order was entered or split,
 * and what can be undone until now.
 */
function knownHistory({ features, now }: AppContext, history: OrderHistory[]): OrderHistory[] {
  const hasDrafts = features.has('drafts');
  return history.flatMap(({ edit, other_order: other, cause, undo_until: until, ...plain }) => {
    const isOfDrafts = DRAFT_CAUSES.some((each) => each === cause);
    const hasEdit = isOfDrafts ? hasDrafts : features.has('order-edit');
    const entry = {
      ...plain,
      ...(cause !== undefined && (!isOfDrafts || hasDrafts) && { cause }),
      ...(edit !== undefined && hasEdit && { edit }),
      ...(other !== undefined && (hasDrafts || cause === 'duplicate') && { other_order: other }),
      ...(features.has('undo') && isFuture(until, now()) && { undo_until: until }),
    };
    const isEmpty = !entry.status && !entry.note && !entry.cause && !entry.edit;
    return isEmpty ? [] : [entry];
  });
}

function isFuture(time: string | undefined, now: number): boolean {
  return time !== undefined && Date.parse(time) > now;
}

/**
 * Changes the status of an order, adds a note to it, releases it from the quarantine, or several of these. A
 * cancelled order returns its stock once.
 * @param request.by the name of the owner, for the history
 * @param request.key the idempotency key: requests with one key change the order once
 * @returns the order as it is now, also for a repeat
 * @throws ShopError `not_found`; `bad_transition` (api.md, "Rules"); `idempotency_key_reused`
 */
export async function changeOrder(
  context: AppContext,
  id: string,
  change: OrderChange,
  { by, key }: { by: string; key: string | undefined },
): Promise<ApiOrder> {
  const commandId = readId(id);
  const { status, note, quarantine } = change;
  if (quarantine !== undefined && !context.features.has('quarantine')) {
    throw invalidField('quarantine', 'unknown');
  }
  const create = await keyedCreate(key, { name: 'updateOrder', fields: { commandId, ...change } });
  await context.database.transact((db) =>
    createOnce(context, db, { create, schema: changedOrderSchema }, async () => {
      const order = await lockOrderWithParts(db, commandId);
      if (!order) throw new ShopError('not_found');
      const version = status && (await applyStatus(context, db, order, { status, by }));
      const released = quarantine === false ? await releaseOrder(db, order.id) : undefined;
      await recordChange(context, db, order, { by, status, note, version, released });
      return { command_id: commandId };
    }),
  );
  return withoutWaitLimit(() => readOrder(context, commandId));
}

/**
 * Sets the status of a locked order, and returns its stock and settles its shipping where it ends. Returns its version.
 * @throws ShopError `bad_transition`
 */
async function applyStatus(
  context: AppContext,
  db: Db,
  order: LockedOrder,
  { status, by }: { status: OrderStatus; by: string },
): Promise<number> {
  if (!STATUS_TRANSITIONS[order.status].includes(status)) throw new ShopError('bad_transition');
  const version = await setStatus(db, order.id, status);
  if (status === 'cancelled') await recordReturns(context, db, order);
  if (status === 'cancelled' || status === 'returned') {
    await settleShipping(context, db, order, { by });
  }
  return version;
}

/** What was changed of an order; undefined what was not. */
type RecordedChange = {
  by: string;
  status: OrderStatus | undefined;
  note: string | undefined;
  /** After the change of the status. */
  version: number | undefined;
  /** Why the order was in the quarantine that it left. */
  released: QuarantineReason | undefined;
};

/** Records a change in the history of the order and in the security log, with what its undo needs. */
async function recordChange(
  context: AppContext,
  db: Db,
  { id, commandId, status: before }: LockedOrder,
  { by, status, note, version, released }: RecordedChange,
): Promise<void> {
  const isReleased = released !== undefined;
  const isInHistory = status !== undefined || note !== undefined || isReleased;
  const hasUndo = version !== undefined && context.features.has('undo');
  const event = isInHistory
    ? await insertEvent(db, id, {
        at: context.now(),
        by,
        status,
        note,
        cause: isReleased ? 'released' : undefined,
        undo: hasUndo ? { version, status: before } : undefined,
      })
    : undefined;
  const changes = {
    ...(status !== undefined && { status: { before, after: status } }),
    // Notes are about shoppers, so the security log has no text of them.
    ...(note !== undefined && { note: {} }),
    ...(isReleased && { quarantine: {} }),
  };
  const eventId = await recordEvent(context, db, 'order_changed', { object: commandId, changes });
  // The undo of a status deletes the note that was added with it.
  if (event !== undefined && status === undefined) {
    const edit = { event, note: note !== undefined, quarantine: released };
    await storeOrderEdit(context, db, { commandId, eventId, edit });
  }
}

/** Why an order is cancelled that nobody confirmed, and whether it still has to be. */
type Cancellation = {
  cause?: 'unconfirmed' | 'unreachable';
  isStillDue?: (db: Db) => Promise<boolean>;
};

/**
 * Cancels an order that is still new, as the owner would, and returns its stock.
 * @param cancellation.isStillDue called once the order is locked: somebody may have called its customer meanwhile
 * @returns false when it changed meanwhile
 */
export async function cancelUnconfirmedOrder(
  context: AppContext,
  commandId: string,
  { cause = 'unconfirmed', isStillDue = () => Promise.resolve(true) }: Cancellation = {},
): Promise<boolean> {
  return context.database.transact(async (db) => {
    const order = await lockOrderWithParts(db, commandId);
    if (order?.status !== 'new' || !(await isStillDue(db))) return false;
    await endNewOrder(context, db, order, { status: 'cancelled', cause });
    return true;
  });
}

/**
 * Deletes an order; with the feature `undo` it is in the bin afterwards. An order that was neither shipped nor
 * cancelled returns its stock; only one of several concurrent deletions does (O14).
 * @param by the name of the owner, for the history and the bin
 * @throws ShopError `not_found`
 */
export async function removeOrder(context: AppContext, id: string, by: string): Promise<void> {
  const commandId = readId(id);
  // A number with another order keeps its customer record.
  await indexLatestOrders(context);
  await context.database.transact(async (db) => {
    const order = await lockOrderWithParts(db, commandId);
    if (!order) throw new ShopError('not_found');
    await removeLockedOrder(context, db, order, by);
  });
}

/** Deletes an order that is locked with the other parts of its split, with its stock, history and trail. */
export async function removeLockedOrder(
  context: AppContext,
  db: Db,
  order: LockedOrder,
  by: string,
): Promise<void> {
  await recordReturns(context, db, order);
  if (order.status === 'delivered') await recordCollectedShipping(context, db, order, by);
  else await settleShipping(context, db, order, { by, isDeleted: true });
  await moveOrderToBin(context, db, order, by);
  const numbers = await findOrderNumbers(db, order.id);
  await deleteOrder(db, order.id);
  await deleteUnusedNumbers(db, numbers);
  const changes = { status: { before: order.status } };
  await recordEvent(context, db, 'order_deleted', { object: order.commandId, changes });
}

async function moveOrderToBin(
  context: AppContext,
  db: Db,
  { id, commandId: object }: LockedOrder,
  by: string,
): Promise<void> {
  const order = await findOrderByRow(db, id);
  if (!order || !context.features.has('undo')) return;
  await insertEvent(db, id, { at: context.now(), by, cause: 'deleted' });
  const { client_name: name, total_amount: amount, status } = order;
  await moveToBin(context, db, { kind: 'order', object, id, by }, { name, amount, status });
}

/** The number of orders by status. */
export async function countOrders(context: AppContext): Promise<OrderCounts> {
  const counts = await countByStatus(context.database.db);
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
