import { ORDER_STATUSES } from '@shop/contract/constants';
import type { PlacedOrder } from '@shop/contract/schemas';
import type { OrderConfirmation } from '../api-client.ts';
import {
  findChoice,
  findMoment,
  isFields,
  isList,
  readDecimal,
  readFields,
  readId,
  readList,
  readText,
  readWhole,
} from './fields.ts';
import { unlessUnreadable } from './unreadable.ts';

/**
 * Reads what a host tells of an order it took. The order stands whatever the body holds: a part
 * that is missing or unreadable is left out, the number with it (host.md, "Answers").
 */
export function readOrderConfirmation(value: unknown): OrderConfirmation {
  if (!isFields(value)) return {};
  const id = unlessUnreadable(() => readId(value, 'command_id'));
  const status = findChoice(value['status'], ORDER_STATUSES);
  const createdAt = findMoment(value['created_at']);
  const total = unlessUnreadable(() => readDecimal(value, 'total_amount'));
  const shipping = unlessUnreadable(() => readDecimal(value, 'shipping_charge'));
  const lines = isList(value['command_products'])
    ? unlessUnreadable(() => readList(value, 'command_products').map(readPlacedLine))
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
