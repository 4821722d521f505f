import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { formatMoney, subtotalMillimes } from '@shop/contract/money';
import type { ApiOrder, ManualOrder } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { insertEvent } from '../db/order-changes.ts';
import { insertOrder } from '../db/orders.ts';
import { movementWrites } from '../db/stock.ts';
import { invalidField } from '../errors.ts';
import type { Session } from './accounts.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { newCommandId } from './new-command-id.ts';
import { takeLines } from './order-lines.ts';
import { checkTotal } from './order-total.ts';
import { changedOrderSchema, readOrder } from './orders.ts';
import { recordEvent } from './record-event.ts';
import { requireOwner } from './require-owner.ts';
import { storeOrderEdit } from './stored-order-edits.ts';

/** The version of an order that nobody changed. */
const FIRST_VERSION = 1;

/**
 * Places an order that the owner or the staff enter: stock, amounts, history, trail and key in one transaction, at
 * the prices of the catalogue. The limits of shoppers do not apply, only the stock does.
 * @param options.key the idempotency key: requests with one key place one order
 * @returns the order as it is now, also for a repeat
 * @throws ShopError `out_of_stock` with the lines; `total_changed` with the correct amounts; `invalid` for a
 *   reduction of more than the lines; `forbidden` when the staff give a reduction; `idempotency_key_reused`
 */
export async function placeManualOrder(
  context: AppContext,
  order: ManualOrder,
  { session, key }: { session: Session; key: string | undefined },
): Promise<ApiOrder> {
  if (order.reduction !== undefined && order.reduction > 0) requireOwner(session);
  const create = await keyedCreate(key, { name: 'createManualOrder', fields: order });
  const { command_id: commandId } = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: changedOrderSchema }, () =>
      writeOrder(context, db, order, session),
    ),
  );
  return withoutWaitLimit(() => readOrder(context, commandId));
}

async function writeOrder(
  context: AppContext,
  db: Db,
  order: ManualOrder,
  { username: by }: Session,
): Promise<{ command_id: string }> {
  const { client_name, number, city, street, source, reduction = 0, note } = order;
  const status = order.confirmed === true ? 'confirmed' : 'new';
  const now = context.now();
  const commandId = newCommandId();
  const { lines, movements } = await takeLines(db, order.command_products, commandId);
  if (reduction > subtotalMillimes(lines)) throw invalidField('reduction', 'too_big');
  const amounts = { total_amount: order.total_amount, shipping_charge: SHIPPING_MILLIMES };
  const total = checkTotal(amounts, lines, { reduction });
  const reductionReason = reduction === 0 ? '' : (order.reduction_reason ?? '');
  const row = await insertOrder(
    db,
    {
      commandId,
      contact: { client_name, email: '', number, city, street },
      totalMillimes: total,
      shippingMillimes: SHIPPING_MILLIMES,
      lines,
      quarantine: undefined,
      sender: undefined,
      entered: { source, status, reduction, reductionReason },
    },
    now,
    () => movementWrites(db, movements, now),
  );
  const event = await insertEvent(db, row, {
    at: now,
    by,
    status: status === 'confirmed' ? status : undefined,
    cause: 'entered',
    note,
  });
  const changes = {
    source: { after: source },
    status: { after: status },
    total_amount: { after: formatMoney(total) },
    ...(reduction > 0 && { reduction: { after: formatMoney(reduction) } }),
  };
  const eventId = await recordEvent(context, db, 'order_created', { object: commandId, changes });
  const edit = { event, note: false, entered: FIRST_VERSION };
  await storeOrderEdit(context, db, { commandId, eventId, edit });
  return { command_id: commandId };
}
