import {
  EDITED_FIELDS,
  HISTORY_CAUSES,
  MESSAGE_LANGUAGES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  QUARANTINE_REASONS,
  REFUSED_REASONS,
} from '@shop/contract/constants';
import type {
  Order,
  OrderCounts,
  OrderEdit,
  OrderHistory,
  OrderLine,
  OrderSplit,
  OrderedProduct,
} from '@shop/contract/schemas';
import {
  findChoice,
  findTimestamp,
  readChoice,
  isFields,
  isList,
  type Fields,
  readDecimal,
  readFields,
  readId,
  readList,
  readText,
  readWhole,
} from './fields.ts';
import { readImages } from './image.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/**
 * Reads an order of the owner's list. Its number, amounts and lines are required; the shopper's texts may be
 * missing. An API server that implements only section 7 returns no status and no date.
 * @param base the API's URL, for the images of its lines
 * @throws InvalidResponseError
 */
export function readOrder(value: unknown, base: URL): Order {
  const fields = readFields(value, 'order');
  const status = findChoice(fields['status'], ORDER_STATUSES);
  const createdAt = findTimestamp(fields['created_at']);
  const quarantine = findChoice(fields['quarantine'], QUARANTINE_REASONS);
  const source = findChoice(fields['source'], ORDER_SOURCES);
  const language = findChoice(fields['message_language'], MESSAGE_LANGUAGES);
  const { history, link_token: linkToken } = fields;
  const version = validOrUndefined(() => readText(fields, 'version'));
  const reason = validOrUndefined(() => readText(fields, 'reduction_reason'));
  const reduction = validOrUndefined(() => readDecimal(fields, 'reduction'));
  return {
    command_id: readId(fields, 'command_id'),
    client_name: readText(fields, 'client_name', ''),
    email: readText(fields, 'email', ''),
    number: readText(fields, 'number', ''),
    city: readText(fields, 'city', ''),
    street: readText(fields, 'street', ''),
    total_amount: readDecimal(fields, 'total_amount'),
    shipping_charge: readDecimal(fields, 'shipping_charge'),
    command_products: readList(fields, 'command_products').map((line) => readLine(line, base)),
    ...(status && { status }),
    ...(createdAt && { created_at: createdAt }),
    ...(quarantine && { quarantine }),
    ...(version !== undefined && { version }),
    ...(reduction !== undefined && { reduction }),
    ...(reason !== undefined && { reduction_reason: reason }),
    ...(source && { source }),
    ...(language && { message_language: language }),
    ...(isList(history) && { history: history.flatMap((entry) => findHistory(entry) ?? []) }),
    ...(typeof linkToken === 'string' && { link_token: linkToken }),
  };
}

function readLine(value: unknown, base: URL): OrderLine {
  const fields = readFields(value, 'line');
  return {
    product: readOrderedProduct(fields, base),
    size: readText(fields, 'size', ''),
    color: readText(fields, 'color', ''),
    quantity: readWhole(fields, 'quantity'),
  };
}

const UNKNOWN_PRICE = '';

/**
 * A product that the response does not expand, or that was deleted, has only its id, and its price is an
 * empty text: unknown is not 0.00. The order is not omitted.
 */
function readOrderedProduct(line: Fields, base: URL): OrderedProduct {
  if (!isFields(line['product'])) {
    const id = readText(line, 'product', '');
    const price = { discounted_price: UNKNOWN_PRICE };
    return { product_Id: id, product_name: id, product_images: [], ...price };
  }
  const fields = line['product'];
  const hasPrice = (fields['discounted_price'] ?? undefined) !== undefined;
  return {
    product_Id: readText(fields, 'product_Id', ''),
    product_name: readText(fields, 'product_name', ''),
    product_images: readImages(readList(fields, 'product_images'), base),
    discounted_price: hasPrice ? readDecimal(fields, 'discounted_price') : UNKNOWN_PRICE,
  };
}

function findHistory(value: unknown): OrderHistory | undefined {
  if (!isFields(value)) return undefined;
  const at = findTimestamp(value['at']);
  const status = findChoice(value['status'], ORDER_STATUSES);
  const cause = findChoice(value['cause'], HISTORY_CAUSES);
  const reason = findChoice(value['reason'], REFUSED_REASONS);
  const { by, note, other_order: other } = value;
  const undoUntil = findTimestamp(value['undo_until']);
  const edit = validOrUndefined(() => readEdit(value['edit']));
  const undo = validOrUndefined(() => readUndo(value['undo']));
  if (at === undefined) return undefined;
  return {
    at,
    by: typeof by === 'string' ? by : '',
    ...(status && { status }),
    ...(typeof note === 'string' && { note }),
    ...(cause && { cause }),
    ...(reason && { reason }),
    ...(edit && { edit }),
    ...(typeof other === 'string' && { other_order: other }),
    ...(undoUntil && { undo_until: undoUntil }),
    ...(undo && { undo }),
  };
}

/** Reads by what an entry of the history is undone, and until when. @throws InvalidResponseError */
function readUndo(value: unknown): OrderHistory['undo'] {
  const undo = readFields(value, 'undo');
  const until = findTimestamp(undo['until']);
  return until === undefined ? undefined : { change: readText(undo, 'change'), until };
}

/** Reads what a change of an order replaced. @throws InvalidResponseError */
function readEdit(value: unknown): OrderEdit {
  const edit = readFields(value, 'edit');
  const listOf = (name: string) => readList(edit, name).map((each) => readFields(each, name));
  return {
    lines: listOf('lines').map((line) => ({
      product_name: readText(line, 'product_name'),
      color: readText(line, 'color'),
      size: readText(line, 'size'),
      before: readWhole(line, 'before'),
      after: readWhole(line, 'after'),
    })),
    fields: listOf('fields').map((change) => ({
      field: readChoice(change, 'field', EDITED_FIELDS),
      before: readText(change, 'before'),
      after: readText(change, 'after'),
    })),
  };
}

/** Reads both orders of a split. @throws InvalidResponseError */
export function readOrderSplit(value: unknown, base: URL): OrderSplit {
  const fields = readFields(value, 'split');
  return {
    order: readOrder(fields['order'], base),
    second_order: readOrder(fields['second_order'], base),
  };
}

/** Reads the number of orders in each status. A missing status counts 0. @throws InvalidResponseError */
export function readOrderCounts(value: unknown): OrderCounts {
  const fields = readFields(value, 'counts');
  const count = (status: string) => readWhole(fields, status, 0);
  return {
    new: count('new'),
    confirmed: count('confirmed'),
    shipped: count('shipped'),
    delivered: count('delivered'),
    cancelled: count('cancelled'),
    returned: count('returned'),
  };
}
