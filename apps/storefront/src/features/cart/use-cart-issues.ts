import { useStorage } from '@shop/app-kit';
import { isSameLine, type LineKey } from './cart-line.ts';
import { readUnconfirmedLines } from './pending-order.ts';
import { applyFix, findIssue, type CartIssue, type CurrentProducts } from './reconcile-cart.ts';
import { useCart } from './use-cart.ts';
import { useUpdateCart } from './use-update-cart.ts';

/** The issues of the cart, and the functions that fix them. */
export type CartIssues = {
  issues: readonly CartIssue[];
  fixLine: (line: LineKey) => void;
  /** @param latest products that were fetched after `current`, if any */
  fixAll: (latest?: CurrentProducts) => void;
};

/**
 * Compares the cart with the current products. Lines of an order without a response have no issue, because
 * that order may have reduced the stock (F2).
 */
export function useCartIssues(current: CurrentProducts): CartIssues {
  const { lines } = useCart();
  const updateCart = useUpdateCart();
  const unconfirmed = readUnconfirmedLines(useStorage());
  const isUnconfirmed = (line: LineKey) => unconfirmed.some((each) => isSameLine(each, line));
  return {
    issues: lines.flatMap((line) => (isUnconfirmed(line) ? [] : (findIssue(line, current) ?? []))),
    fixLine: (key) =>
      updateCart((cart) =>
        cart.flatMap((line) => (isSameLine(line, key) ? applyFix(line, current) : [line])),
      ),
    fixAll: (latest = current) =>
      updateCart((cart) => cart.flatMap((line) => applyFix(line, latest))),
  };
}
