import { ORDER_STATUSES } from '@shop/contract/constants';
import type { PlacedOrder } from '@shop/contract/schemas';
import { rejectErrorField } from './error-field.ts';
import {
  findChoice,
  findTimestamp,
  isFields,
  isList,
  readDecimal,
  readFields,
  readId,
  readList,
  readText,
  readWhole,
} from './fields.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/**
 * The API server's response to an accepted order. It may be empty when the API server implements only
 * section 7.
 */
export type OrderConfirmation = Partial<PlacedOrder>;

/**
 * Reads the response to an accepted order. The order is placed whatever else the body contains: a property that
 * is missing or invalid is omitted, even the number.
 * @throws ErrorFieldError when the body has an error field and no number
 */
export function readOrderConfirmation(value: unknown): OrderConfirmation {
  if (!isFields(value)) return {};
  const id = validOrUndefined(() => readId(value, 'command_id'));
  if (id === undefined) rejectErrorField(value);
  const status = findChoice(value['status'], ORDER_STATUSES);
  const createdAt = findTimestamp(value['created_at']);
  const total = validOrUndefined(() => readDecimal(value, 'total_amount'));
  const shipping = validOrUndefined(() => readDecimal(value, 'shipping_charge'));
  const lines = isList(value['command_products'])
    ? validOrUndefined(() => readList(value, 'command_products').map(readPlacedLine))
    : undefined;
  return {
    ...(id !== undefined && { command_id: id }),
    ...(status && { status }),
    ...(createdAt && { created_at: createdAt }),
    ...(total !== undefined && { total_amount: total }),
    ...(shipping !== undefined && { shipping_charge: shipping }),
    ...(lines && { command_products: lines }),
  };
}

function readPlacedLine(value: unknown): PlacedOrder['command_products'][number] {
  const fields = readFields(value, 'line');
  const { product } = fields;
  return {
    product: isFields(product) ? readId(product, 'product_Id') : readId(fields, 'product'),
    size: readText(fields, 'size'),
    color: readText(fields, 'color'),
    quantity: readWhole(fields, 'quantity'),
  };
}
