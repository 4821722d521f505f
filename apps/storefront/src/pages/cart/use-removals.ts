import { useState } from 'react';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { putBack, removalOf, type Removal } from '../../features/cart/removed-lines.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { useChangeCart } from '../../features/cart/use-change-cart.ts';

/** What left the cart and can still come back, the latest first to return. */
export type Removals = {
  latest: Removal | undefined;
  /** How many have been made so far: tells two alike apart. */
  count: number;
  remove: (line: CartLine) => void;
  reset: () => void;
  undo: () => void;
  forget: () => void;
};

/** CART-3, CART-6: removing a line and emptying the cart, each of which can be undone. */
export function useRemovals(): Removals {
  const { lines } = useCart();
  const dispatch = useCartDispatch();
  const changeCart = useChangeCart();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const latest = removals.at(-1);

  function keep(leaving: readonly CartLine[]) {
    setRemovals([...removals, removalOf(lines, leaving)]);
  }

  return {
    latest,
    count: removals.length,
    remove: (line) => {
      keep([line]);
      dispatch({ type: 'cart/delete', key: line });
    },
    reset: () => {
      keep(lines);
      dispatch({ type: 'cart/reset' });
    },
    undo: () => {
      if (!latest) return;
      changeCart((now) => putBack(now, latest));
      setRemovals(removals.slice(0, -1));
    },
    forget: () => setRemovals([]),
  };
}
