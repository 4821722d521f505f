import { isEditable, type HistoryCause } from '@shop/contract/constants';
import { formatMoney, subtotalMillimes } from '@shop/contract/money';
import { describeOrderEdit, isEmptyEdit, type EditableContent } from '@shop/contract/order-edit';
import type {
  ApiOrder,
  OrderEdit,
  OrderEditRequest,
  SecurityEventChange,
} from '@shop/contract/schemas';
import { replanWrongNumber } from '../db/calls.ts';
import { findOrderNumbers, indexOrder, unindexOrder } from '../db/customer-index.ts';
import { deleteUnusedNumbers } from '../db/customer-numbers.ts';
import type { Db } from '../db/database.ts';
import { insertEvent, lockOrder, type LockedOrder } from '../db/order-changes.ts';
import {
  findContent,
  replaceContent,
  type OrderContent,
  type StoredContent,
} from '../db/order-edits.ts';
import type { NewOrderLine } from '../db/orders.ts';
import { firstPhoneKey } from '../db/phone-keys.ts';
import { recordMovements, type Movement } from '../db/stock.ts';
import { invalidField, ShopError } from '../errors.ts';
import type { Session } from './accounts.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { parseOrderId } from './confirmation.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { changeLines } from './order-line-changes.ts';
import { checkTotal } from './order-total.ts';
import { changedOrderSchema, readOrder } from './orders.ts';
import { recordEvent } from './record-event.ts';
import { requireOwner } from './require-owner.ts';
import { storeOrderEdit } from './stored-order-edits.ts';

/** An order has up to 100 lines, before a change and after it. */
const MAX_TRAIL_LINES = 60;

/**
 * Replaces the lines, the contact and the reduction of an order that is not shipped: stock, amounts, history and
 * trail in one transaction. Nothing is recorded when nothing differs.
 * @param options.key the idempotency key: requests with one key change the order once
 * @returns the order as it is now, also for a repeat
 * @throws ShopError `not_found`; `order_conflict` with the order as it is, when it was changed since it was read or
 *   is shipped or ended; `out_of_stock` with the variants; `total_changed` with the correct amounts; `invalid` for a
 *   reduction of more than the lines; `forbidden` when the staff change the reduction; `idempotency_key_reused`
 */
export async function editOrder(
  context: AppContext,
  id: string,
  request: OrderEditRequest,
  { session, key }: { session: Session; key: string | undefined },
): Promise<ApiOrder> {
  const commandId = parseOrderId(id);
  const fields = { commandId, ...request };
  const create = await keyedCreate(key, { name: 'editOrder', fields });
  await context.database.transact((db) =>
    createOnce(context, db, { create, schema: changedOrderSchema }, async () => {
      const order = await lockOrder(db, commandId);
      if (!order) throw new ShopError('not_found');
      const before = await findContent(db, order.id);
      if (before.version !== request.version || !isEditable(order.status)) {
        throw new ShopError('order_conflict', { order: await readOrder(context, commandId, db) });
      }
      await writeEdit(context, db, { order, before, request, session });
      return { command_id: commandId };
    }),
  );
  return withoutWaitLimit(() => readOrder(context, commandId));
}

type Edit = {
  order: LockedOrder;
  before: StoredContent;
  request: OrderEditRequest;
  session: Session;
};

async function writeEdit(context: AppContext, db: Db, { order, ...edit }: Edit): Promise<void> {
  const { before, request, session } = edit;
  const { client_name, number, city, street, command_products: requested, note } = request;
  const price = reductionAfter(before, request, session);
  const { lines, movements } = await changeLines(db, before.lines, requested, order.commandId);
  if (price.reduction > subtotalMillimes(lines)) throw invalidField('reduction', 'too_big');
  const { shipping } = before;
  const amounts = { total_amount: request.total_amount, shipping_charge: shipping };
  const total = checkTotal(amounts, lines, { reduction: price.reduction, shipping });
  const after = { client_name, number, city, street, lines, total, ...price };
  await recordEdit(context, db, { order, before, after, movements, by: session.username, note });
}

type RecordedEdit = {
  order: LockedOrder;
  before: StoredContent;
  after: OrderContent;
  /** Of the stock, which were made already. */
  movements: readonly Movement[];
  by: string;
  note?: string | undefined;
  /** Of an undo, which cannot be undone itself. */
  cause?: HistoryCause;
  /** Whether the undo deleted the note that was saved with the change. */
  isNoteDeleted?: boolean;
};

/**
 * Replaces the content of a locked order, with history and trail. Nothing is recorded when nothing differs and there
 * is no note.
 */
export async function recordEdit(
  context: AppContext,
  db: Db,
  { order, before, after, movements, by, note, cause, isNoteDeleted = false }: RecordedEdit,
): Promise<void> {
  const { commandId, id } = order;
  const difference = describeOrderEdit(toEditable(before), toEditable(after));
  const isChanged = !isEmptyEdit(difference);
  if (!isChanged && note === undefined) return;
  const at = context.now();
  const version = isChanged ? await replaceContent(db, id, before, after) : undefined;
  if (isChanged) {
    await recordMovements(db, movements, at);
    await indexContact(db, id);
    if (order.status === 'new' && firstPhoneKey(before.number) !== firstPhoneKey(after.number)) {
      await replanWrongNumber(db, { orderId: id, call: cause === undefined ? 'due' : 'never' });
    }
  }
  const canUndo = version !== undefined && cause === undefined && context.features.has('undo');
  const event = await insertEvent(db, id, {
    at,
    by,
    note,
    cause,
    edit: isChanged ? difference : undefined,
    undo: canUndo ? { version, content: contentOf(before) } : undefined,
  });
  const hasNote = note !== undefined || isNoteDeleted;
  const changes = { ...trailOf(difference), ...(hasNote && { note: {} }) };
  const eventId = await recordEvent(context, db, 'order_changed', { object: commandId, changes });
  if (isChanged) return;
  await storeOrderEdit(context, db, { commandId, eventId, edit: { event, note: true } });
}

/**
 * The reduction after a change.
 * @throws ShopError `forbidden` when it differs and the session is not an owner's
 */
function reductionAfter(
  before: StoredContent,
  { reduction = before.reduction, reduction_reason: reason }: OrderEditRequest,
  session: Session,
): Pick<OrderContent, 'reduction' | 'reductionReason'> {
  const reductionReason = reduction === 0 ? '' : (reason ?? before.reductionReason);
  const isChanged = reduction !== before.reduction || reductionReason !== before.reductionReason;
  if (isChanged) requireOwner(session);
  return { reduction, reductionReason };
}

function contentOf({
  commandId: _id,
  email: _email,
  version: _version,
  ...content
}: StoredContent) {
  return { ...content, lines: content.lines.map(copyLine) };
}

function copyLine(line: NewOrderLine) {
  return { ...line, productImages: [...line.productImages] };
}

export function toEditable(content: OrderContent): EditableContent {
  const { client_name, number, city, street, reductionReason } = content;
  return {
    client_name,
    number,
    city,
    street,
    reduction: formatMoney(content.reduction),
    reduction_reason: reductionReason,
    total_amount: formatMoney(content.total),
    lines: content.lines.map(({ productId, productName, ...line }) => ({
      ...line,
      product: String(productId),
      product_name: productName,
    })),
  };
}

/** Replaces an order in the index of customers. A number without another order leaves it. */
async function indexContact(db: Db, id: number): Promise<void> {
  const numbers = await findOrderNumbers(db, id);
  await unindexOrder(db, id);
  await indexOrder(db, id);
  await deleteUnusedNumbers(db, numbers);
}

/** The security event of a change: pieces and amounts, and of what is about the shopper only the names. */
export function trailOf({ lines, fields }: OrderEdit): Record<string, SecurityEventChange> {
  const pieces = lines
    .slice(0, MAX_TRAIL_LINES)
    .map(
      ({ product_name: name, color, size, before, after }) =>
        [
          `item ${color} ${size}, ${name}`,
          { before: String(before), after: String(after) },
        ] as const,
    );
  const more = lines.length - pieces.length;
  const others = fields.map(({ field, before, after }) => {
    const isAmount = field === 'reduction' || field === 'total_amount';
    return [field, isAmount ? { before, after } : {}] as const;
  });
  return Object.fromEntries([
    ...pieces,
    ...(more > 0 ? [['more', { after: String(more) }] as const] : []),
    ...others,
  ]);
}
