import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import type { Order, OrderLine } from '@shop/contract/schemas';

function priced({ product, quantity }: OrderLine) {
  return { unitMillimes: parseMoney(product.discounted_price) ?? 0, quantity };
}

/** A line's total in TND, two-decimal text: the price when it was ordered × how many. */
export function lineTotal(line: OrderLine): string {
  return formatMoney(subtotalMillimes([priced(line)]));
}

/** The sum of an order's lines in TND, two-decimal text (CART-7). */
export function orderSubtotal(order: Order): string {
  return formatMoney(subtotalMillimes(order.command_products.map(priced)));
}

/** How many pieces an order holds, over all its lines. */
export function pieceCount(order: Order): number {
  return order.command_products.reduce((sum, { quantity }) => sum + quantity, 0);
}
