import { parseCommandId } from '@shop/contract/command-id';
import type { ApiCall, ApiNextCall, ApiOrder, CallCounts } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';
import {
  countCalls,
  findCallLease,
  findCallState,
  findDueCalls,
  releaseCallLease,
  takeCallLease,
} from '../db/calls.ts';
import type { Db } from '../db/database.ts';
import { lockOrder, type LockedOrder } from '../db/order-changes.ts';
import { parseRowId } from '../db/row-id.ts';
import { findVariants } from '../db/stock.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { nextCallTime } from './next-call-time.ts';
import { readOrder } from './orders.ts';

/** How long nobody else gets an order that a session has taken. The back office extends it while it shows the order. */
const LEASE_MS = 5 * 60_000;
/** Orders that are found at once; other sessions may take some of them meanwhile. */
const BATCH = 10;

/** The orders to call now and later. */
export async function readCallCounts({ database, now }: AppContext): Promise<CallCounts> {
  const { due, later, nextAt } = await countCalls(database.db, now());
  return { due, later, next_at: toTimestamp(nextAt) };
}

/**
 * Takes the next order whose call is due: the one that the session has already, then planned calls, then the oldest
 * order. Two sessions never have the same order.
 */
export async function takeNextCall(context: AppContext, session: Session): Promise<ApiNextCall> {
  const commandId = await takeFirst(context, session);
  const call = commandId === undefined ? null : await readCall(context, commandId, session);
  return { ...(await readCallCounts(context)), call };
}

/**
 * Each order is locked in a transaction of its own, so that two sessions do not wait for each other. Between the search
 * and the lock another session may have recorded an outcome, so a locked order is looked at again: an order that nobody
 * answered is still new, but its call is not due.
 */
async function takeFirst(context: AppContext, session: Session): Promise<string | undefined> {
  const { database, now } = context;
  const { sessionId } = session;
  for (;;) {
    const found = await findDueCalls(database.db, { sessionId, now: now(), limit: BATCH });
    if (found.length === 0) return undefined;
    for (const commandId of found) {
      const isTaken = await database.transact(async (db) => {
        const order = await lockOrder(db, commandId);
        const query = { sessionId, now: now(), limit: 1, only: commandId };
        const isDue = order !== undefined && (await findDueCalls(db, query)).length > 0;
        return isDue && takeLease(context, db, order, session);
      });
      if (isTaken) return commandId;
    }
  }
}

/** Leases a locked order to a session. Returns false when it is not new, or when another session has it. */
export async function takeLease(
  { now }: Pick<AppContext, 'now'>,
  db: Db,
  { id: orderId, status }: LockedOrder,
  { sessionId, username: by }: Session,
): Promise<boolean> {
  if (status !== 'new') return false;
  return takeCallLease(db, { orderId, sessionId, by, until: now() + LEASE_MS }, now());
}

/**
 * Takes an order, or extends its lease. An order that is not new, and one that another session has, is only read.
 * @throws ShopError `not_found`
 */
export async function takeCall(
  context: AppContext,
  id: string,
  session: Session,
): Promise<ApiCall> {
  const commandId = parseOrderId(id);
  await context.database.transact(async (db) => {
    const order = await lockOrder(db, commandId);
    if (!order) throw new ShopError('not_found');
    await takeLease(context, db, order, session);
  });
  return readCall(context, commandId, session);
}

/**
 * Releases an order that the session has taken.
 * @throws ShopError `not_found`
 */
export async function releaseCall(
  context: AppContext,
  id: string,
  { sessionId }: Session,
): Promise<void> {
  const commandId = parseOrderId(id);
  await context.database.transact(async (db) => {
    const order = await lockOrder(db, commandId);
    if (!order) throw new ShopError('not_found');
    await releaseCallLease(db, order.id, sessionId);
  });
}

/** The id of an order in any spelling. @throws ShopError `not_found` */
export function parseOrderId(id: string): string {
  const commandId = parseCommandId(id);
  if (commandId === undefined) throw new ShopError('not_found');
  return commandId;
}

/**
 * An order with its stock, its calls and its lease.
 * @throws ShopError `not_found`
 */
export async function readCall(
  context: AppContext,
  commandId: string,
  { sessionId }: Session,
): Promise<ApiCall> {
  const { database, now, orderSettings } = context;
  const { maxNoAnswers = null } = orderSettings;
  const order = await readOrder(context, commandId);
  const { noAnswers, nextCallAt } = await findCallState(database.db, commandId);
  const lease = await findCallLease(database.db, commandId, now());
  const isLast = maxNoAnswers !== null && noAnswers + 1 >= maxNoAnswers;
  return {
    order,
    stock: await readStock(database.db, order),
    no_answers: noAnswers,
    max_no_answers: maxNoAnswers,
    // 0 is an order that nobody called yet.
    next_call_at: toTimestamp(nextCallAt === 0 ? null : nextCallAt),
    next_try_at: toTimestamp(isLast ? null : nextCallTime(now(), noAnswers + 1)),
    lease: lease
      ? {
          by: lease.by,
          until: new Date(lease.until).toISOString(),
          mine: lease.sessionId === sessionId,
        }
      : null,
  };
}

function toTimestamp(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** The current stock of each line of an order; null for a deleted variant. */
async function readStock(
  db: Db,
  { command_products: lines }: ApiOrder,
): Promise<(number | null)[]> {
  const ids = lines.flatMap(({ product }) => parseRowId(product.product_Id) ?? []);
  const variants = await findVariants(db, [...new Set(ids)]);
  return lines.map(({ product, color, size }) => {
    const variant = variants.find(
      (candidate) =>
        String(candidate.productId) === product.product_Id &&
        variantKey(candidate.color) === variantKey(color) &&
        variantKey(candidate.size) === variantKey(size),
    );
    return variant?.quantity ?? null;
  });
}
