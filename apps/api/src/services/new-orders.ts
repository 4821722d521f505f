import type { HistoryCause } from '@shop/contract/constants';
import type { Db } from '../db/database.ts';
import { insertEvent, setStatus, type LockedOrder } from '../db/order-changes.ts';
import type { AppContext } from './app-context.ts';
import { recordReturns } from './order-returns.ts';
import { recordEvent } from './record-event.ts';
import { settleShipping } from './split-shipping.ts';

/** How a new order ends without an account: by a rule of the shop, or by its buyer. */
type NewOrderEnd = { status: 'confirmed' | 'cancelled'; cause: HistoryCause };

/** Confirms or cancels a locked order that is new, with its history and the trail. A cancelled one returns its stock. */
export async function endNewOrder(
  context: Pick<AppContext, 'now'>,
  db: Db,
  order: LockedOrder,
  { status, cause }: NewOrderEnd,
): Promise<void> {
  await setStatus(db, order.id, status);
  if (status === 'cancelled') {
    await recordReturns(context, db, order);
    await settleShipping(context, db, order, { by: '' });
  }
  await insertEvent(db, order.id, { at: context.now(), by: '', status, cause });
  const changes = { status: { before: order.status, after: status } };
  await recordEvent(context, db, 'order_changed', { object: order.commandId, changes });
}
