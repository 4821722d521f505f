import { LIMITS } from '@shop/contract/constants';
import { parseMoney } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';
import {
  isSameLine,
  mostOf,
  stockOf,
  unitMillimes,
  type CartLine,
  type LineKey,
} from './cart-line.ts';

/** Today's products by id: null where the host no longer has one, nothing where it was not asked or did not answer. */
export type Today = ReadonlyMap<string, Product | null>;

/** What today's product says against a line as the cart holds it. */
export type LineNews = {
  line: CartLine;
  /** How many are left where that is fewer than the line holds; 0 when it cannot be had any more. */
  left?: number;
  /** Today's price where it is another, two-decimal text in TND. */
  price?: string;
};

/** The most a line may hold by what is known last: today's stock, else what was known when it was added. */
export function mostToday(line: CartLine, today: Today): number {
  const product = today.get(line._id);
  if (product === undefined) return mostOf(line);
  return Math.min(stockOf(product?.colors ?? [], line) ?? 0, LIMITS.lineQuantity);
}

/** What has changed about a line since it was added; undefined when it can be ordered as it is. */
export function newsOf(line: CartLine, today: Today): LineNews | undefined {
  const left = mostToday(line, today);
  const price = today.get(line._id)?.discounted_price;
  const isShort = left < line.quantity;
  const isRepriced = left > 0 && price !== undefined && parseMoney(price) !== unitMillimes(line);
  if (!isShort && !isRepriced) return undefined;
  return { line, ...(isShort && { left }), ...(isRepriced && { price }) };
}

/** Takes today's price and stock over into a line; what cannot be had any more leaves no line. */
export function repairLine(line: CartLine, today: Today): CartLine[] {
  const quantity = Math.min(line.quantity, mostToday(line, today));
  if (quantity < 1) return [];
  const product = today.get(line._id);
  if (!product) return [{ ...line, quantity }];
  const { price, discounted_price, badge, colors } = product;
  return [{ ...line, price, discounted_price, badge, colors, quantity }];
}

/**
 * CART-2: the lines with another quantity of one of them, a whole number from 1, never above what is
 * known to be left. Less of what is short changes it all the same.
 */
export function withQuantity(
  lines: readonly CartLine[],
  key: LineKey,
  { quantity, today }: { quantity: number; today: Today },
): CartLine[] {
  if (!Number.isSafeInteger(quantity) || quantity < 1) return [...lines];
  return lines.map((line) => {
    if (!isSameLine(line, key)) return line;
    const most = Math.max(mostToday(line, today), 1);
    return { ...line, quantity: Math.min(quantity, most) };
  });
}
