import type { Db } from '../db/database.ts';
import {
  deleteOrderNote,
  insertEvent,
  undoRelease,
  type LockedOrder,
} from '../db/order-changes.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { findEditToUndo } from './edit-history.ts';
import { readOrder } from './orders.ts';
import { recordEvent } from './record-event.ts';
import { editedOrder, isUnchanged } from './stored-order-edits.ts';
import { undoSplit } from './undo-split.ts';

type Undo = { order: LockedOrder; change: string; session: Session };

/**
 * Undoes a note, a release or a split of an order that is locked with the other parts of its split, with history and
 * trail.
 * @throws ShopError as `undoOrderChange`
 */
export async function undoStoredEdit(
  context: AppContext,
  db: Db,
  { order, change, session }: Undo,
): Promise<void> {
  const found = await findEditToUndo(context, db, editedOrder(order.commandId), change);
  const { event, note, quarantine, split } = found.edit;
  const at = context.now();
  const by = session.username;
  if (split) {
    const { command_id, status, total_amount } = await readOrder(context, order.commandId, db);
    if (!(await isUnchanged(db, { command_id, status }, found.edit))) {
      throw new ShopError('bad_transition', { current: { status, total_amount } });
    }
    await undoSplit(context, db, { order, edit: { ...found.edit, split }, by });
    return found.end();
  }
  if (note) {
    const author = await deleteOrderNote(db, { orderId: order.id, event, now: at });
    if (author === undefined) throw new ShopError('bad_transition');
    if (session.role !== 'owner' && author !== by) throw new ShopError('forbidden');
    await insertEvent(db, order.id, { at, by, cause: 'note_undone' });
  }
  if (quarantine) {
    if (!(await undoRelease(db, order.id, quarantine))) {
      throw new ShopError('bad_transition', { current: { status: order.status } });
    }
    await insertEvent(db, order.id, { at, by, cause: 'release_undone' });
  }
  await found.end();
  const changes = { ...(note && { note: {} }), ...(quarantine && { quarantine: {} }) };
  await recordEvent(context, db, 'order_changed', { object: order.commandId, changes });
}
