import type { ApiLinkedOrder, ApiOrder, LinkedOrderChange } from '@shop/contract/schemas';
import { parseMoney } from '@shop/contract/money';
import { variantKey } from '@shop/contract/variant-key';
import { indexOrder, unindexOrder } from '../db/customer-index.ts';
import type { Db } from '../db/database.ts';
import { insertEvent, type LockedOrder } from '../db/order-changes.ts';
import { findContent, replaceContent, type StoredContent } from '../db/order-edits.ts';
import { findOrder, type NewOrderLine } from '../db/orders.ts';
import { parseRowId } from '../db/row-id.ts';
import { findVariants, recordMovements, type Variant } from '../db/stock.ts';
import { lockOrderWithParts } from '../db/split-shipping.ts';
import { invalidField, ShopError } from '../errors.ts';
import { withoutWaitLimit } from '../db/wait-budget.ts';
import type { AppContext } from './app-context.ts';
import { limitLinkChanges, limitRequests } from './limits.ts';
import { verifyLinkToken } from './link-tokens.ts';
import { endNewOrder } from './new-orders.ts';
import { changeLines } from './order-line-changes.ts';
import { exceededPieces } from './order-limits.ts';
import { recordEvent } from './record-event.ts';

/**
 * The order of a buyer's link, as it is now.
 * @param address the sender's address, whose requests are limited
 * @throws ShopError `link_refused`, the same for every token that has no order; `too_many_requests`
 */
export async function readLinkedOrder(
  context: AppContext,
  token: string,
  address: string,
): Promise<ApiLinkedOrder> {
  return toLinkedOrder(context, await requireOrder(context, token, address));
}

/**
 * Changes the address and the sizes of the order of a buyer's link, then confirms or cancels it, in one transaction.
 * Only a new order is changed, so a repeat changes nothing. Corrections are limited; a confirmation or a cancellation
 * happens once.
 * @param address the sender's address, whose requests are limited
 * @returns the order as it is now
 * @throws ShopError `link_refused`, the same for every token that has no order; `order_conflict` when a new order has
 *   another version than `change` names; `out_of_stock` with each variant of which fewer are left; `order_limit`;
 *   `invalid`; `too_many_requests`
 */
export async function updateLinkedOrder(
  context: AppContext,
  { token, version, ...change }: LinkedOrderChange,
  address: string,
): Promise<ApiLinkedOrder> {
  const { command_id: commandId } = await requireOrder(context, token, address);
  if (change.status === undefined) await limitLinkChanges(context, commandId);
  await context.database.transact(async (db) => {
    const order = await lockOrderWithParts(db, commandId);
    if (order?.status !== 'new') return;
    const before = await findContent(db, order.id);
    if (isErased(before)) throw new ShopError('link_refused');
    if (version !== undefined && before.version !== version) throw new ShopError('order_conflict');
    await changeDetails(context, db, { order, before, change });
    const { status } = change;
    if (status === undefined) return;
    const cause = status === 'confirmed' ? 'confirmed_by_link' : 'cancelled_by_link';
    await endNewOrder(context, db, order, { status, cause });
  });
  const changed = await withoutWaitLimit(() => findOrder(context.database.db, commandId));
  if (!changed) throw new ShopError('link_refused');
  return toLinkedOrder(context, changed);
}

/** @throws ShopError `link_refused`, `too_many_requests` */
async function requireOrder(
  context: AppContext,
  token: string,
  address: string,
): Promise<ApiOrder> {
  await limitRequests(context, 'link', address);
  const commandId = await verifyLinkToken(context, token);
  const order = commandId && (await findOrder(context.database.db, commandId));
  if (order && !isErased(order)) return order;
  await limitRequests(context, 'link-miss', address);
  throw new ShopError('link_refused');
}

/** Whether the contact was erased (P1): the link must not bring it back. */
function isErased({ number }: Pick<ApiOrder, 'number'>): boolean {
  return number === '';
}

type Correction = {
  order: LockedOrder;
  before: StoredContent;
  change: Pick<LinkedOrderChange, 'city' | 'street' | 'sizes'>;
};

/** Changes the address and the sizes that differ, and records what was before and after. Prices and total stay. */
async function changeDetails(
  context: AppContext,
  db: Db,
  { order: { id, commandId }, before, change }: Correction,
): Promise<void> {
  const { city = before.city, street = before.street } = change;
  const requested = before.lines.map(toRequested);
  const sized = requested.map((line, index) => ({
    ...line,
    size: change.sizes?.[index] ?? line.size,
  }));
  if (change.sizes && change.sizes.length !== sized.length)
    throw invalidField('sizes', 'incorrect');
  const { lines, movements } = await changeLines(db, before.lines, sized, commandId);
  const exceeded = exceededPieces(context.orderSettings, { command_products: sized });
  if (exceeded && !exceededPieces(context.orderSettings, { command_products: requested })) {
    throw new ShopError('order_limit', { exceeded });
  }
  const sizes = changedSizes(before.lines, lines);
  const isMoved = city !== before.city || street !== before.street;
  if (sizes.length === 0 && !isMoved) return;
  const at = context.now();
  await replaceContent(db, id, before, { ...before, city, street, lines });
  await recordMovements(db, movements, at);
  if (isMoved) {
    await unindexOrder(db, id);
    await indexOrder(db, id);
  }
  const notes = sizes.map(({ name, ...size }) => `${name}\u00A0: ${size.before} → ${size.after}`);
  if (isMoved) notes.push(`${before.street}, ${before.city} → ${street}, ${city}`);
  await insertEvent(db, id, { at, by: '', cause: 'changed_by_link', note: notes.join('\n') });
  const list = (key: 'before' | 'after') => sizes.map((size) => size[key]).join(', ');
  const changes = {
    ...(sizes.length > 0 && { size: { before: list('before'), after: list('after') } }),
    // The trail has no data of shoppers.
    ...(isMoved && { address: {} }),
  };
  await recordEvent(context, db, 'order_changed', { object: commandId, changes });
}

function toRequested({ productId, color, size, quantity }: NewOrderLine) {
  return { product: String(productId), color, size, quantity };
}

/** The lines whose size differs, in any spelling. */
function changedSizes(before: readonly NewOrderLine[], after: readonly NewOrderLine[]) {
  return before.flatMap(({ productName: name, size }, index) => {
    const next = after[index]?.size ?? size;
    return variantKey(next) === variantKey(size) ? [] : [{ name, before: size, after: next }];
  });
}

async function toLinkedOrder(
  { database }: AppContext,
  { command_id, version, status, client_name, city, street, ...order }: ApiOrder,
): Promise<ApiLinkedOrder> {
  const { command_products: lines, total_amount, shipping_charge, reduction = '0' } = order;
  const ids = lines.flatMap(({ product }) => parseRowId(product.product_Id) ?? []);
  const variants = status === 'new' ? await findVariants(database.db, [...new Set(ids)]) : [];
  return {
    command_id,
    ...(version !== undefined && { version }),
    status,
    client_name,
    city,
    street,
    total_amount,
    shipping_charge,
    ...(parseMoney(reduction) !== 0 && { reduction }),
    command_products: lines.map((line) => ({ ...line, sizes: sizesFor(line, variants) })),
  };
}

/** The size of a line, and the others of its product and colour with enough stock, in the order of the product. */
function sizesFor(
  { product, color, size, quantity }: ApiOrder['command_products'][number],
  variants: readonly Variant[],
): string[] {
  const isOwn = (each: string) => variantKey(each) === variantKey(size);
  const sizes = variants
    .filter(
      (variant) =>
        String(variant.productId) === product.product_Id &&
        variantKey(variant.color) === variantKey(color) &&
        (isOwn(variant.size) || variant.quantity >= quantity),
    )
    .map((variant) => (isOwn(variant.size) ? size : variant.size));
  return sizes.includes(size) ? sizes : [size, ...sizes];
}
