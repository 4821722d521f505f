import type { OrderRequestInput } from '@shop/contract/schemas';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';

/** The fields of the checkout form (CMD-1). */
export type CheckoutFields = {
  client_name: string;
  email: string;
  number: string;
  city: string;
  street: string;
};

/** Creates the body of the order request: the form, the cart lines, and two-decimal totals (CMD-2). */
export function orderRequest(
  fields: CheckoutFields,
  lines: readonly CartLine[],
): OrderRequestInput {
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
