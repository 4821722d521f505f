import { findAttempt, findLatestAttempt, undoAttempt } from '../db/calls.ts';
import type { Db } from '../db/database.ts';
import { insertEvent, setStatus, type LockedOrder } from '../db/order-changes.ts';
import { findVersion, versionBefore } from '../db/order-undo.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { undoReturns } from './order-returns.ts';
import { recordEvent } from './record-event.ts';
import { settleShipping } from './split-shipping.ts';
import { takeStoredCall } from './stored-call-edits.ts';
import { reopenUndos } from './stored-order-edits.ts';
import { deleteUndoneNote } from './undone-note.ts';
import { isUndoInTime } from './undo-window.ts';

type CallUndo = { order: LockedOrder; attempt: number; session: Session };

/**
 * Undoes the latest call of an order that is locked with the other parts of its split, for ten minutes: with its change
 * of the status, its stock and its note. The next call is planned as before it.
 * @returns false when it was undone before
 * @throws ShopError `not_found`; `bad_transition` when it is too late or the order was changed since; `out_of_stock`
 *   when the returned pieces were sold meanwhile
 */
export async function undoLockedCall(
  context: AppContext,
  db: Db,
  { order, attempt: id, session }: CallUndo,
): Promise<boolean> {
  const attempt = await findAttempt(db, order.id, id);
  if (!attempt) throw new ShopError('not_found');
  if (attempt.undoneAt !== null) return false;
  const latest = await findLatestAttempt(db, order.commandId);
  const isUnchanged = latest?.id === attempt.id && order.status === attempt.status;
  if (!isUndoInTime(context, attempt.at) || !isUnchanged) throw new ShopError('bad_transition');
  await writeUndo(context, db, { order, attempt: attempt.id, session });
  return true;
}

async function writeUndo(
  context: AppContext,
  db: Db,
  { order, attempt, session }: CallUndo,
): Promise<void> {
  const status = 'new';
  const isChanged = order.status !== status;
  if (order.status === 'cancelled') await undoReturns(context, db, order);
  const call = await takeStoredCall(db, order.commandId, attempt);
  if (isChanged) {
    const version = await findVersion(db, order.id);
    await setStatus(db, order.id, status);
    await settleShipping(context, db, order, { by: session.username });
    // A change since the call, which it does not touch, can be undone next; without one, the change before the call.
    await reopenUndos(db, order, call?.version === version ? versionBefore(call) : version);
  }
  const now = context.now();
  await undoAttempt(db, { orderId: order.id, id: attempt, now });
  const isNoteDeleted =
    call !== undefined &&
    (await deleteUndoneNote(context, db, { orderId: order.id, event: call.event, session }));
  await insertEvent(db, order.id, {
    at: now,
    by: session.username,
    status: isChanged ? status : undefined,
    cause: 'undone',
  });
  const changes = {
    call: { after: 'undone' },
    ...(isChanged && { status: { before: order.status, after: status } }),
    ...(isNoteDeleted && { note: {} }),
  };
  await recordEvent(context, db, 'order_changed', { object: order.commandId, changes });
}
