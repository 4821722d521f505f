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
import { recordEvent } from './record-event.ts';
import { editedOrder } from './stored-order-edits.ts';

type Undo = { order: LockedOrder; change: string; session: Session };

/**
 * Undoes a note or a release of a locked order, with history and trail.
 * @throws ShopError as `undoOrderChange`
 */
export async function undoStoredEdit(
  context: AppContext,
  db: Db,
  { order, change, session }: Undo,
): Promise<void> {
  const found = await findEditToUndo(context, db, editedOrder(order.commandId), change);
  const { event, note, quarantine } = found.edit;
  const at = context.now();
  const by = session.username;
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
