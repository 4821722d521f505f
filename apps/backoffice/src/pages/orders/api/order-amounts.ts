import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import type { Order, OrderLine } from '@shop/contract/schemas';

function priced({ product, quantity }: OrderLine) {
  return { unitMillimes: parseMoney(product.discounted_price) ?? 0, quantity };
}

/** A line's total in TND, text with two decimals: the price at the time of the order × quantity. */
export function lineTotal(line: OrderLine): string {
  return formatMoney(subtotalMillimes([priced(line)]));
}

/** An order's subtotal in TND, text with two decimals (CART-7). */
export function orderSubtotal(order: Order): string {
  return formatMoney(subtotalMillimes(order.command_products.map(priced)));
}

/**
 * The sum of lines and shipping in TND, text with two decimals, where it is not the order's total;
 * undefined where it is. An API server may have rounded or discounted the total otherwise.
 */
export function differentSum(order: Order): string | undefined {
  const { total_amount: total, shipping_charge: shipping } = order;
  const lines = subtotalMillimes(order.command_products.map(priced));
  const sum = lines + (parseMoney(shipping) ?? 0);
  return sum === parseMoney(total) ? undefined : formatMoney(sum);
}

/** The number of pieces in all lines. */
export function pieceCount(order: Order): number {
  return order.command_products.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether the courier still collects the total; true as well where the status is unknown. */
export function isCollected({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'delivered' && status !== 'cancelled' && status !== 'returned';
}
