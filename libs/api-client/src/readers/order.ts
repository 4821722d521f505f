import { ORDER_STATUSES } from '@shop/contract/constants';
import type {
  Order,
  OrderCounts,
  OrderHistory,
  OrderLine,
  OrderedProduct,
} from '@shop/contract/schemas';
import {
  findChoice,
  findMoment,
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
import { readPictures } from './picture.ts';

/**
 * Reads an order as the owner sees it. Its number, amounts and lines must be readable; what the
 * shopper wrote may be missing, and status and date are on a host that keeps to section 7.
 * @param base the API's address, for the pictures of its lines
 * @throws Unreadable
 */
export function readOrder(value: unknown, base: URL): Order {
  const fields = readFields(value, 'order');
  const status = findChoice(fields['status'], ORDER_STATUSES);
  const createdAt = findMoment(fields['created_at']);
  const history = fields['history'];
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
    ...(isList(history) && { history: history.flatMap((entry) => findHistory(entry) ?? []) }),
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

/** A product the host did not expand, or no longer has, is named by its id: the order stays in sight. */
function readOrderedProduct(line: Fields, base: URL): OrderedProduct {
  if (!isFields(line['product'])) {
    const id = readText(line, 'product', '');
    return { product_Id: id, product_name: id, product_images: [], discounted_price: '0.00' };
  }
  const fields = line['product'];
  return {
    product_Id: readText(fields, 'product_Id', ''),
    product_name: readText(fields, 'product_name', ''),
    product_images: readPictures(readList(fields, 'product_images'), base),
    discounted_price: readDecimal(fields, 'discounted_price', '0.00'),
  };
}

function findHistory(value: unknown): OrderHistory | undefined {
  if (!isFields(value)) return undefined;
  const at = findMoment(value['at']);
  const status = findChoice(value['status'], ORDER_STATUSES);
  const { by, note } = value;
  if (at === undefined) return undefined;
  return {
    at,
    by: typeof by === 'string' ? by : '',
    ...(status && { status }),
    ...(typeof note === 'string' && { note }),
  };
}

/** Reads how many orders stand in each status; one the host leaves out is 0. @throws Unreadable */
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
