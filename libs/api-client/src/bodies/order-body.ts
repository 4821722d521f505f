import { formatMoney, parseMoney } from '@shop/contract/money';
import type { OrderRequest } from '@shop/contract/schemas';

/** Writes an order as section 7 has it: those fields and no other, amounts as two-decimal text. */
export function orderBody(order: OrderRequest): OrderRequest {
  return {
    client_name: order.client_name,
    email: order.email,
    number: order.number,
    city: order.city,
    street: order.street,
    total_amount: twoDecimals(order.total_amount),
    shipping_charge: twoDecimals(order.shipping_charge),
    command_products: order.command_products.map(({ product, size, color, quantity }) => ({
      product,
      size,
      color,
      quantity,
    })),
  };
}

function twoDecimals(amount: string | number): string {
  const millimes = parseMoney(amount);
  return millimes === undefined ? String(amount) : formatMoney(millimes);
}
