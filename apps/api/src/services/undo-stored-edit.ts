import type { ApiOrder } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import {
  deleteOrderNote,
  insertEvent,
  undoRelease,
  type LockedOrder,
} from '../db/order-changes.ts';
import { findAuthor } from '../db/order-undo.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { findEditToUndo } from './edit-history.ts';
import { readOrder, removeLockedOrder } from './orders.ts';
import { recordEvent } from './record-event.ts';
import { editedOrder, isUnchanged, type OrderEdit } from './stored-order-edits.ts';
import { findCallOfChange } from './stored-call-edits.ts';
import { undoLockedCall } from './undo-call.ts';
import { undoSplit } from './undo-split.ts';

type Undo = { order: LockedOrder; change: string; session: Session };

/**
 * Undoes a call, a note, a release, a split or the entering of an order that is locked with the other parts of its split, with
 * stock, history and trail.
 * @returns the order as it was, when it is in the bin now
 * @throws ShopError as `undoOrderChange`
 */
export async function undoStoredEdit(
  context: AppContext,
  db: Db,
  { order, change, session }: Undo,
): Promise<ApiOrder | undefined> {
  const call = await findCallOfChange(db, order.commandId, change);
  if (call !== undefined) {
    const isUndone = await undoLockedCall(context, db, { order, attempt: call, session });
    if (!isUndone) throw new ShopError('bad_transition');
    return undefined;
  }
  const found = await findEditToUndo(context, db, editedOrder(order.commandId), change);
  const { split, entered } = found.edit;
  const before = await readOrder(context, order.commandId, db);
  if (!(await isUnchanged(db, before, found.edit))) {
    const { status, total_amount } = before;
    throw new ShopError('bad_transition', { current: { status, total_amount } });
  }
  await found.end();
  const by = session.username;
  if (split) await undoSplit(context, db, { order, edit: { ...found.edit, split }, by });
  else if (entered === undefined)
    await undoEntry(context, db, { order, edit: found.edit, session });
  else {
    const author = await findAuthor(db, found.edit.event);
    if (session.role !== 'owner' && author !== by) throw new ShopError('forbidden');
    await removeLockedOrder(context, db, order, by);
    return before;
  }
  return undefined;
}

type EntryUndo = { order: LockedOrder; edit: OrderEdit; session: Session };

/** Undoes a note, a release or both. */
async function undoEntry(
  context: AppContext,
  db: Db,
  { order, edit: { event, note, quarantine }, session }: EntryUndo,
): Promise<void> {
  const at = context.now();
  const by = session.username;
  if (note) {
    const author = await deleteOrderNote(db, { orderId: order.id, event, now: at });
    if (author === undefined) throw new ShopError('bad_transition');
    if (session.role !== 'owner' && author !== by) throw new ShopError('forbidden');
    await insertEvent(db, order.id, { at, by, cause: 'note_undone' });
  }
  if (quarantine) {
    await undoRelease(db, order.id, quarantine);
    await insertEvent(db, order.id, { at, by, cause: 'release_undone' });
  }
  const changes = { ...(note && { note: {} }), ...(quarantine && { quarantine: {} }) };
  await recordEvent(context, db, 'order_changed', { object: order.commandId, changes });
}
