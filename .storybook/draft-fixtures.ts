import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import { formatMoney, parseMoney } from '@shop/contract/money';
import {
  manualOrderSchema,
  orderSplitRequestSchema,
  type ApiOrder,
  type ApiOrderSplit,
} from '@shop/contract/schemas';

/** The newest order with the contact and the source of a request, as the API server places it (feature `drafts`). */
export function manualOrder(orders: readonly ApiOrder[], body: unknown): ApiOrder | undefined {
  const { client_name, number, city, street, source, ...request } = manualOrderSchema.parse(body);
  const [first] = orders;
  return (
    first && {
      ...first,
      client_name,
      email: '',
      number,
      city,
      street,
      source,
      status: request.confirmed === true ? 'confirmed' : 'new',
      total_amount: formatMoney(request.total_amount),
    }
  );
}

/** Both orders of a split: the second one has the requested lines. With `hasUndo` it can be undone. */
export function splitOrder(order: ApiOrder, body: unknown, hasUndo = false): ApiOrderSplit {
  const { command_products: moved, shipping } = orderSplitRequestSchema.parse(body);
  const lines = order.command_products.flatMap((line) => {
    const own = moved.find(({ product, size }) => {
      return product === line.product.product_Id && size === line.size;
    });
    return own ? [{ ...line, quantity: own.quantity }] : [];
  });
  const price = lines.reduce(
    (sum, line) => sum + (parseMoney(line.product.discounted_price) ?? 0) * line.quantity,
    0,
  );
  const charge = shipping === 'both' ? 8_000 : 0;
  const now = Date.now();
  const entry = {
    at: new Date(now).toISOString(),
    by: 'owner',
    cause: 'split_to' as const,
    other_order: 'X2Y8R-4MWKT',
    undo: { change: '41', until: new Date(now + UNDO_WINDOW_MS).toISOString() },
  };
  return {
    order: { ...order, version: '2', ...(hasUndo && { history: [entry] }) },
    second_order: {
      ...order,
      command_id: 'X2Y8R-4MWKT',
      version: '1',
      command_products: lines,
      shipping_charge: formatMoney(charge),
      total_amount: formatMoney(price + charge),
    },
  };
}
