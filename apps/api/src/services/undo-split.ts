import { describeOrderEdit } from '@shop/contract/order-edit';
import { findOrderNumbers } from '../db/customer-index.ts';
import { deleteUnusedNumbers } from '../db/customer-numbers.ts';
import type { Db } from '../db/database.ts';
import { deleteOrder, insertEvent, lockOrder, type LockedOrder } from '../db/order-changes.ts';
import { findContent, replaceContent } from '../db/order-edits.ts';
import { markSplitUndone } from '../db/order-undo.ts';
import { recordMovements } from '../db/stock.ts';
import type { AppContext } from './app-context.ts';
import { toEditable, trailOf } from './order-edit.ts';
import { recordEvent } from './record-event.ts';
import { splitMovements } from './split-movements.ts';
import type { OrderEdit } from './stored-order-edits.ts';

type SplitUndo = {
  order: LockedOrder;
  edit: OrderEdit & { split: NonNullable<OrderEdit['split']> };
  by: string;
};

/**
 * Undoes a split whose orders are as it left them: the first order has its lines, its reduction and its total again, and
 * the second one is deleted. It is not in the bin, because its pieces are in the first order. No piece enters or leaves
 * the stock.
 */
export async function undoSplit(
  context: AppContext,
  db: Db,
  { order, edit: { event, split }, by }: SplitUndo,
): Promise<void> {
  const { second: left, lines, total, reduction, reductionReason } = split;
  const second = await lockOrder(db, left.commandId);
  if (!second) throw new Error(`The second order ${left.commandId} does not exist`);
  const before = await findContent(db, order.id);
  const { lines: moved } = await findContent(db, second.id);
  const after = { ...before, lines, total, reduction, reductionReason };
  const at = context.now();
  const numbers = await findOrderNumbers(db, second.id);
  await deleteOrder(db, second.id);
  await deleteUnusedNumbers(db, numbers);
  await replaceContent(db, order.id, before, after);
  await recordMovements(db, splitMovements(moved, second.commandId, order.commandId), at);
  await markSplitUndone(db, event, at);
  const difference = describeOrderEdit(toEditable(before), toEditable(after));
  await insertEvent(db, order.id, { at, by, cause: 'split_undone', edit: difference });
  await recordEvent(context, db, 'order_changed', {
    object: order.commandId,
    changes: { ...trailOf(difference), other_order: { before: second.commandId } },
  });
  await recordEvent(context, db, 'order_deleted', {
    object: second.commandId,
    changes: { status: { before: second.status } },
  });
}
