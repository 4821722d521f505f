import { ORDER_STATUSES } from '@shop/contract/constants';
import type { LinkedLine, LinkedOrder } from '@shop/contract/schemas';
import { readChoice, readDecimal, readFields, readId, readList, readText } from './fields.ts';
import { readOrderLine } from './order.ts';

/**
 * Reads the order of a buyer's link.
 * @param base the API's URL, for the images of its lines
 * @throws InvalidResponseError
 */
export function readLinkedOrder(value: unknown, base: URL): LinkedOrder {
  const fields = readFields(value, 'order');
  return {
    command_id: readId(fields, 'command_id'),
    status: readChoice(fields, 'status', ORDER_STATUSES),
    client_name: readText(fields, 'client_name', ''),
    city: readText(fields, 'city', ''),
    street: readText(fields, 'street', ''),
    total_amount: readDecimal(fields, 'total_amount'),
    shipping_charge: readDecimal(fields, 'shipping_charge'),
    command_products: readList(fields, 'command_products').map((line) => readLine(line, base)),
  };
}

function readLine(value: unknown, base: URL): LinkedLine {
  const sizes = readList(readFields(value, 'line'), 'sizes');
  return {
    ...readOrderLine(value, base),
    sizes: sizes.map((size) => readText({ size }, 'size')),
  };
}
