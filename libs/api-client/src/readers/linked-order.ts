import { ORDER_STATUSES } from '@shop/contract/constants';
import type { LinkedLine, LinkedOrder } from '@shop/contract/schemas';
import {
  readChoice,
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
 * Reads the order of a buyer's link.
 * @param base the API's URL, for the images of its lines
 * @throws InvalidResponseError
 */
export function readLinkedOrder(value: unknown, base: URL): LinkedOrder {
  const fields = readFields(value, 'order');
  const version = validOrUndefined(() => readText(fields, 'version'));
  const reduction = validOrUndefined(() => readDecimal(fields, 'reduction'));
  return {
    command_id: readId(fields, 'command_id'),
    ...(version !== undefined && { version }),
    status: readChoice(fields, 'status', ORDER_STATUSES),
    client_name: readText(fields, 'client_name', ''),
    city: readText(fields, 'city', ''),
    street: readText(fields, 'street', ''),
    total_amount: readDecimal(fields, 'total_amount'),
    shipping_charge: readDecimal(fields, 'shipping_charge'),
    ...(reduction !== undefined && { reduction }),
    command_products: readList(fields, 'command_products').map((line) => readLine(line, base)),
  };
}

/**
 * Each response expands the product: the other order's reader, which accepts more, would be in every page of the
 * storefront.
 */
function readLine(value: unknown, base: URL): LinkedLine {
  const line = readFields(value, 'line');
  const product = readFields(line['product'], 'product');
  return {
    product: {
      product_Id: readText(product, 'product_Id', ''),
      product_name: readText(product, 'product_name', ''),
      product_images: readImages(readList(product, 'product_images'), base),
      discounted_price: readDecimal(product, 'discounted_price'),
    },
    color: readText(line, 'color', ''),
    size: readText(line, 'size', ''),
    quantity: readWhole(line, 'quantity'),
    sizes: readList(line, 'sizes').map((size) => readText({ size }, 'size')),
  };
}
