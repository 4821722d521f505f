import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import { orderSchema, type ApiOrder } from '@shop/contract/schemas';
import { call } from './requests.ts';
import type { TestApi } from './test-api.ts';

type EditLine = { product: string; size: string; color: string; quantity: number };
type EditOptions = {
  lines?: readonly EditLine[];
  /** The prices of products that the order does not have yet, in TND. */
  prices?: Readonly<Record<string, string>>;
  reduction?: string;
} & Record<string, unknown>;

/** One line of an order's first product in its first colour, or of another one. */
export function lineOf(product: string, size: string, quantity: number): EditLine {
  return { product, size, color: '#17457F', quantity };
}

/** The body that changes an order: its present content with the changes of a test, and the total that results. */
export function editBody(order: ApiOrder, options: EditOptions = {}) {
  const { lines, prices = {}, ...changes } = options;
  const { version, client_name, number, city, street, reduction = '0.00' } = order;
  const known = new Map(
    order.command_products.map(({ product }) => [product.product_Id, product.discounted_price]),
  );
  const wanted =
    lines ??
    order.command_products.map(({ product, ...line }) => ({
      ...line,
      product: product.product_Id,
    }));
  const priced = wanted.map(({ product, quantity }) => ({
    unitMillimes: parseMoney(known.get(product) ?? prices[product] ?? '') ?? 0,
    quantity,
  }));
  const taken = parseMoney(changes.reduction ?? reduction) ?? 0;
  return {
    version,
    client_name,
    number,
    city,
    street,
    command_products: wanted,
    total_amount: formatMoney(
      subtotalMillimes(priced) + (parseMoney(order.shipping_charge) ?? 0) - taken,
    ),
    ...changes,
  };
}

/** Sends a change of an order. */
export async function sendEdit(
  api: Pick<TestApi, 'app'>,
  token: string,
  id: string,
  body: object,
  headers: Record<string, string> = {},
) {
  return call(api, 'PUT', `/api/commands/${id}/`, { token, body, headers });
}

/** An order with its history, as the owner reads it. */
export async function readOrder(
  api: Pick<TestApi, 'app'>,
  token: string,
  id: string,
): Promise<ApiOrder> {
  return orderSchema.parse((await call(api, 'GET', `/api/commands/${id}/`, { token })).json());
}
