import { LIMITS } from '@shop/contract/constants';
import { parseMoney } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';
import { variantStock } from '@shop/contract/variant-stock';
import { knownMaxQuantity, unitMillimes, type CartLine } from './cart-line.ts';

/**
 * Current products by id: null for a product that the API server does not have any more; no entry before
 * the response, and for a product that cannot be read.
 */
export type CurrentProducts = ReadonlyMap<string, Product | null>;

/** A difference between a cart line and the current product. */
export type CartIssue = {
  line: CartLine;
  /** The current stock, when it is less than the line's quantity; 0 when the variant does not exist any more. */
  left?: number;
  /** The current price, when it differs, as two-decimal text in TND. */
  price?: string;
};

/** The largest quantity of a line: the current stock, or else the stock that it was added with. */
export function maxQuantity(line: CartLine, current: CurrentProducts): number {
  const product = current.get(line._id);
  if (product === undefined) return knownMaxQuantity(line);
  return Math.min(variantStock(product?.colors ?? [], line) ?? 0, LIMITS.lineQuantity);
}

/** The issue of a line; undefined when the line can be ordered as it is. */
export function findIssue(line: CartLine, current: CurrentProducts): CartIssue | undefined {
  const left = maxQuantity(line, current);
  const price = current.get(line._id)?.discounted_price;
  const isShort = left < line.quantity;
  const isRepriced = left > 0 && price !== undefined && parseMoney(price) !== unitMillimes(line);
  if (!isShort && !isRepriced) return undefined;
  return { line, ...(isShort && { left }), ...(isRepriced && { price }) };
}

/** The line with the current price and stock; no line when nothing is left. */
export function applyFix(line: CartLine, current: CurrentProducts): CartLine[] {
  const quantity = Math.min(line.quantity, maxQuantity(line, current));
  if (quantity < 1) return [];
  const product = current.get(line._id);
  if (!product) return [{ ...line, quantity }];
  const { price, discounted_price, badge, colors } = product;
  return [{ ...line, price, discounted_price, badge, colors, quantity }];
}
