import type { OrderStatus } from '@shop/contract/constants';
import type { ApiOrder, OrderUndoRequest } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { lockImages } from '../db/images.ts';
import { insertEvent, setStatus, type LockedOrder } from '../db/order-changes.ts';
import { findContent, type OrderContent, type StoredContent } from '../db/order-edits.ts';
import { findUndoableChange, markUndone, versionBefore } from '../db/order-undo.ts';
import { lockOrderWithParts } from '../db/split-shipping.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import { ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import type { AppContext } from './app-context.ts';
import { parseOrderId } from './confirmation.ts';
import { recordEdit } from './order-edit.ts';
import { indexLatestOrders } from './customer-index.ts';
import { changeLines } from './order-line-changes.ts';
import { undoReturns } from './order-returns.ts';
import { readOrder } from './orders.ts';
import { recordEvent } from './record-event.ts';
import { requireOwner } from './require-owner.ts';
import { settleShipping } from './split-shipping.ts';
import { reopenUndos } from './stored-order-edits.ts';
import { undoStoredEdit } from './undo-stored-edit.ts';
import { deleteUndoneNote } from './undone-note.ts';
import { isUndoInTime } from './undo-window.ts';

/**
 * Undoes the latest change of the status or the content of an order for ten minutes, with its stock and amounts; or a
 * note, a release, a call, a split or the entering of the order, by its id. A later change must be undone first. The
 * history keeps the change, and has its undo; only the text of a note is deleted, also of one that was saved with the
 * change. The undo of a split deletes the second order;
 * an order that was entered moves to the bin, and returns its stock.
 * @param request.version of the order after the change
 * @param request.change the id of another change, as in the history
 * @param session the staff undo the notes and the orders that they added themselves, because they delete nothing
 * @returns the order as it is now, or as it was before it moved to the bin
 * @throws ShopError `not_found`; `order_conflict` with the order as it is, when its version is another one;
 *   `bad_transition` when the change is too old or none that can be undone, and with `current` when a change by its id
 *   was followed by another one; `out_of_stock` when the pieces were sold meanwhile; `forbidden` when the staff undo a
 *   change of the reduction, or what somebody else added
 */
export async function undoOrderChange(
  context: AppContext,
  id: string,
  { version, change: changeId }: OrderUndoRequest,
  session: Session,
): Promise<ApiOrder> {
  const commandId = parseOrderId(id);
  // A number with another order keeps its customer record, when an order that was entered is deleted.
  if (changeId !== undefined) await indexLatestOrders(context);
  const removed = await context.database.transact(async (db) => {
    const order = await lockOrderWithParts(db, commandId);
    if (!order) throw new ShopError('not_found');
    if (changeId !== undefined) {
      return undoStoredEdit(context, db, { order, change: changeId, session });
    }
    const current = await findContent(db, order.id);
    if (current.version !== version) {
      throw new ShopError('order_conflict', { order: await readOrder(context, commandId, db) });
    }
    const change = await findUndoableChange(db, order.id);
    const isLatest = change !== undefined && String(change.undo.version) === version;
    if (!isLatest || !isUndoInTime(context, change.at)) {
      throw new ShopError('bad_transition');
    }
    const { status, content } = change.undo;
    await markUndone(db, change.id, context.now());
    const undone = { orderId: order.id, event: change.id, session };
    const isNoteDeleted = await deleteUndoneNote(context, db, undone);
    const undo = { order, session, isNoteDeleted };
    if (content) await undoEdit(context, db, { ...undo, current, content });
    if (status) await undoStatus(context, db, { ...undo, status });
    await reopenUndos(db, order, versionBefore(change.undo));
    return undefined;
  });
  return removed ?? withoutWaitLimit(() => readOrder(context, commandId));
}

/** The undo of a change of a locked order. */
type LockedUndo = {
  order: LockedOrder;
  session: Session;
  /** Whether the note that was saved with the change is deleted. */
  isNoteDeleted: boolean;
};

async function undoStatus(
  context: AppContext,
  db: Db,
  { order, session, isNoteDeleted, status }: LockedUndo & { status: OrderStatus },
): Promise<void> {
  const by = session.username;
  if (order.status === 'cancelled') await undoReturns(context, db, order);
  await setStatus(db, order.id, status);
  await settleShipping(context, db, order, { by });
  await insertEvent(db, order.id, { at: context.now(), by, status, cause: 'change_undone' });
  const changes = {
    status: { before: order.status, after: status },
    ...(isNoteDeleted && { note: {} }),
  };
  await recordEvent(context, db, 'order_changed', { object: order.commandId, changes });
}

type EditUndo = LockedUndo & { current: StoredContent; content: OrderContent };

async function undoEdit(
  context: AppContext,
  db: Db,
  { order, current, content, session, isNoteDeleted }: EditUndo,
): Promise<void> {
  const isReductionChanged =
    content.reduction !== current.reduction || content.reductionReason !== current.reductionReason;
  if (isReductionChanged) requireOwner(session);
  // An image of a product that left the order may be deleted since.
  const images = await lockImages(db, [
    ...new Set(content.lines.flatMap((line) => line.productImages)),
  ]);
  const lines = content.lines.map((line) => ({
    ...line,
    productImages: line.productImages.filter((path) => images.has(path)),
  }));
  const requested = lines.map((line) => ({ ...line, product: String(line.productId) }));
  const { movements } = await changeLines(db, current.lines, requested, order.commandId, lines);
  await recordEdit(context, db, {
    order,
    before: current,
    after: { ...content, lines },
    movements,
    by: session.username,
    cause: 'change_undone',
    isNoteDeleted,
  });
}
