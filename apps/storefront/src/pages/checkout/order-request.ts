import type { OrderRequest } from '@shop/contract/schemas';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';

/** What the checkout form asks for (CMD-1). */
export type CheckoutFields = {
  client_name: string;
  email: string;
  number: string;
  city: string;
  street: string;
};

/** The body of the order's call: the form, the cart's lines, and the sums as two-decimal texts (CMD-2). */
export function orderRequest(fields: CheckoutFields, lines: readonly CartLine[]): OrderRequest {
  const { total, shipping } = cartTotals(lines);
  return {
    client_name: fields.client_name.trim(),
    email: fields.email.trim(),
    number: fields.number.trim(),
    city: fields.city.trim(),
    street: fields.street.trim(),
    total_amount: total,
    shipping_charge: shipping,
    command_products: lines.map(({ _id, size, color, quantity }) => ({
      product: _id,
      size,
      color,
      quantity,
    })),
  };
}
