import { SHIPPING_MILLIMES } from '@shop/contract/constants';
import { formatMoney, subtotalMillimes, totalMillimes } from '@shop/contract/money';
import { unitMillimes, type CartLine } from './cart-line.ts';

/** The cart's sums (CART-7), each as two-decimal text in TND. */
export type CartTotals = { subtotal: string; shipping: string; total: string };

/** The total of a line, as two-decimal text in TND. */
export function lineTotal(line: CartLine): string {
  return formatMoney(unitMillimes(line) * line.quantity);
}

/** CART-7: subtotal = Σ discounted price × quantity; total = subtotal + the fixed shipping charge. */
export function cartTotals(lines: readonly CartLine[]): CartTotals {
  const priced = lines.map((line) => ({
    unitMillimes: unitMillimes(line),
    quantity: line.quantity,
  }));
  return {
    subtotal: formatMoney(subtotalMillimes(priced)),
    shipping: formatMoney(SHIPPING_MILLIMES),
    total: formatMoney(totalMillimes(priced)),
  };
}

/** The number of pieces in the cart, for the badge (NAV-7). */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
