import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import type { Order, OrderLine } from '@shop/contract/schemas';

/** The sum of lines in millimes; undefined where a price is unknown. */
function linesMillimes(lines: readonly OrderLine[]): number | undefined {
  const priced = lines.flatMap(({ product, quantity }) => {
    const unitMillimes = parseMoney(product.discounted_price);
    return unitMillimes === undefined ? [] : [{ unitMillimes, quantity }];
  });
  return priced.length < lines.length ? undefined : subtotalMillimes(priced);
}

function formatSum(millimes: number | undefined): string | undefined {
  return millimes === undefined ? undefined : formatMoney(millimes);
}

/**
 * A line's total in TND, text with two decimals: the price at the time of the order × quantity;
 * undefined where the price is unknown.
 */
export function lineTotal(line: OrderLine): string | undefined {
  return formatSum(linesMillimes([line]));
}

/** An order's subtotal in TND, text with two decimals (CART-7); undefined where a price is unknown. */
export function orderSubtotal(order: Order): string | undefined {
  return formatSum(linesMillimes(order.command_products));
}

/** Whether the owner took something off the total (feature `order-edit`). */
export function hasReduction({ reduction }: Pick<Order, 'reduction'>): boolean {
  return (parseMoney(reduction ?? '') ?? 0) > 0;
}

/**
 * The sum of lines and shipping without the reduction in TND, text with two decimals, where it is not the order's
 * total; undefined where it is, and where a price is unknown. An API server may have rounded or discounted the total
 * otherwise.
 */
export function differentSum(order: Order): string | undefined {
  const { total_amount: total, shipping_charge: shipping, reduction = '' } = order;
  const lines = linesMillimes(order.command_products);
  if (lines === undefined) return undefined;
  const sum = lines + (parseMoney(shipping) ?? 0) - (parseMoney(reduction) ?? 0);
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
