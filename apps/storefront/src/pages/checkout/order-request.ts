import { plainText } from '@shop/contract/plain-text';
import type { OrderRequestInput } from '@shop/contract/schemas';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { formatPhoneInput } from '../../lib/format-phone-input.ts';

/** The fields of the checkout form (CMD-1). */
export type CheckoutFields = {
  client_name: string;
  email: string;
  number: string;
  city: string;
  street: string;
};

/**
 * Creates the body of the order request: the form without pasted invisible characters, the cart lines, and
 * two-decimal totals (CMD-2).
 */
export function orderRequest(
  fields: CheckoutFields,
  lines: readonly CartLine[],
): OrderRequestInput {
  const { total, shipping } = cartTotals(lines);
  return {
    client_name: plainText(fields.client_name),
    email: plainText(fields.email),
    number: formatPhoneInput(fields.number),
    city: plainText(fields.city),
    street: plainText(fields.street),
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
