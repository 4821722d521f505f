import { parseCommandId } from '@shop/contract/command-id';
import { MAX_CALL_BACK_MS, type HistoryCause, type OrderStatus } from '@shop/contract/constants';
import type { ApiCall, ApiRecordedOutcome, OutcomeRequest } from '@shop/contract/schemas';
import { z } from 'zod';
import { findCallState, insertCallAttempt, releaseCallLease } from '../db/calls.ts';
import type { Db } from '../db/database.ts';
import { insertEvent, setStatus, type LockedOrder } from '../db/order-changes.ts';
import { findVersion } from '../db/order-undo.ts';
import { findOrder } from '../db/orders.ts';
import { parseRowId } from '../db/row-id.ts';
import { lockOrderWithParts } from '../db/split-shipping.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { parseOrderId, readCall, takeLease } from './confirmation.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { nextCallTime } from './next-call-time.ts';
import { recordReturns } from './order-returns.ts';
import { recordEvent } from './record-event.ts';
import { settleShipping } from './split-shipping.ts';
import { storeCall } from './stored-call-edits.ts';
import { undoLockedCall } from './undo-call.ts';

/** The stored response of an outcome with a key: it has no contact data. */
const storedOutcomeSchema = z.object({ command_id: z.string(), attempt: z.string() });

/** What an outcome changes: the status, the next call and the cause in the history. */
type Effect = { status: OrderStatus; nextCallAt: number | null; cause: HistoryCause | undefined };

/**
 * Records the outcome of a call, in one transaction with its change of the order. A cancelled order returns its stock
 * once; the lease ends.
 * @param options.key the idempotency key: requests with one key record one call
 * @returns the order as it is now, also for a repeat
 * @throws ShopError `not_found`; `bad_transition` when the order is not new any more; `invalid`;
 *   `idempotency_key_reused`
 */
export async function recordCallOutcome(
  context: AppContext,
  id: string,
  request: OutcomeRequest,
  { session, key }: { session: Session; key: string | undefined },
): Promise<ApiRecordedOutcome> {
  const commandId = parseOrderId(id);
  const fields = { commandId, ...request };
  const create = await keyedCreate(key, { name: 'recordCallOutcome', fields });
  const { attempt } = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: storedOutcomeSchema }, async () => {
      const order = await lockOrderWithParts(db, commandId);
      if (!order) throw new ShopError('not_found');
      if (order.status !== 'new') throw new ShopError('bad_transition');
      const written = await writeOutcome(context, db, { order, request, by: session.username });
      return { command_id: commandId, attempt: String(written) };
    }),
  );
  const call = await withoutWaitLimit(() => readCall(context, commandId, session));
  return { attempt, call };
}

async function writeOutcome(
  context: AppContext,
  db: Db,
  { order, request, by }: { order: LockedOrder; request: OutcomeRequest; by: string },
): Promise<number> {
  const { outcome, note, reason } = request;
  const at = context.now();
  const duplicateOf = await findDuplicate(db, order, request);
  const { status, nextCallAt, cause } = await effectOf(context, db, order, request);
  const isChanged = status !== order.status;
  if (isChanged) await setStatus(db, order.id, status);
  if (status === 'cancelled') {
    await recordReturns(context, db, order);
    await settleShipping(context, db, order, { by });
  }
  const attempt = await insertCallAttempt(db, {
    orderId: order.id,
    at,
    by,
    outcome,
    status,
    reason,
    duplicateOf,
    nextCallAt,
  });
  const event = await insertEvent(db, order.id, {
    at,
    by,
    status: isChanged ? status : undefined,
    note,
    cause,
  });
  await releaseCallLease(db, order.id);
  const changes = {
    call: { after: outcome },
    ...(isChanged && { status: { before: order.status, after: status } }),
    ...(note !== undefined && { note: {} }),
  };
  const { commandId } = order;
  const eventId = await recordEvent(context, db, 'order_changed', { object: commandId, changes });
  const version = await findVersion(db, order.id);
  await storeCall(context, db, { commandId, eventId, edit: { event, attempt, version } });
  return attempt;
}

/** @throws ShopError `invalid` for a call back in the past or too late */
async function effectOf(
  { now, orderSettings }: AppContext,
  db: Db,
  order: LockedOrder,
  { outcome, call_at: callAt = '' }: OutcomeRequest,
): Promise<Effect> {
  if (outcome === 'confirmed') return { status: 'confirmed', nextCallAt: null, cause: undefined };
  if (outcome === 'refused' || outcome === 'duplicate') {
    return { status: 'cancelled', nextCallAt: null, cause: outcome };
  }
  if (outcome === 'wrong_number') return { status: 'new', nextCallAt: null, cause: outcome };
  if (outcome === 'call_back') {
    const nextCallAt = Date.parse(callAt);
    if (nextCallAt <= now()) throw invalidField('call_at', 'too_small');
    if (nextCallAt > now() + MAX_CALL_BACK_MS) throw invalidField('call_at', 'too_big');
    return { status: 'new', nextCallAt, cause: outcome };
  }
  const noAnswers = (await findCallState(db, order.commandId)).noAnswers + 1;
  const { maxNoAnswers = Infinity } = orderSettings;
  return noAnswers < maxNoAnswers
    ? { status: 'new', nextCallAt: nextCallTime(now(), noAnswers), cause: 'no_answer' }
    : { status: 'cancelled', nextCallAt: null, cause: 'unreachable' };
}

/** The order that this one repeats. @throws ShopError `invalid` unless it is another order */
async function findDuplicate(
  db: Db,
  { commandId }: LockedOrder,
  { duplicate_of: typed }: OutcomeRequest,
): Promise<string | undefined> {
  if (typed === undefined) return undefined;
  const other = parseCommandId(typed);
  if (other === undefined || other === commandId || !(await findOrder(db, other))) {
    throw invalidField('duplicate_of', 'incorrect');
  }
  return other;
}

/**
 * Undoes the latest outcome of an order for ten minutes, with its change of the status, the stock and its note, and takes
 * the order for the session. A repeat changes nothing.
 * @throws ShopError `not_found`; `bad_transition` when it is too late or the order was changed since; `out_of_stock`
 *   when the returned pieces were sold meanwhile
 */
export async function undoCallOutcome(
  context: AppContext,
  { id, attempt: attemptId }: { id: string; attempt: string },
  session: Session,
): Promise<ApiCall> {
  const commandId = parseOrderId(id);
  const attempt = parseRowId(attemptId);
  await context.database.transact(async (db) => {
    const order = await lockOrderWithParts(db, commandId);
    if (!order || attempt === undefined) throw new ShopError('not_found');
    if (!(await undoLockedCall(context, db, { order, attempt, session }))) return;
    await takeLease(context, db, { ...order, status: 'new' }, session);
  });
  return withoutWaitLimit(() => readCall(context, commandId, session));
}
