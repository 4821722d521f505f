import { useState } from 'react';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { undoRemoval, removalOf, type Removal } from '../../features/cart/undo-removal.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { useUpdateCart } from '../../features/cart/use-update-cart.ts';

/** The removals that can be undone, the latest first. */
export type Removals = {
  latest: Removal | undefined;
  /** The number of removals; it identifies the latest one. */
  count: number;
  remove: (line: CartLine) => void;
  reset: () => void;
  undo: () => void;
  clear: () => void;
};

/** CART-3, CART-6: removes a line or all lines; each removal can be undone. */
export function useRemovals(): Removals {
  const { lines } = useCart();
  const dispatch = useCartDispatch();
  const updateCart = useUpdateCart();
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const latest = removals.at(-1);

  function record(removed: readonly CartLine[]) {
    setRemovals([...removals, removalOf(lines, removed)]);
  }

  return {
    latest,
    count: removals.length,
    remove: (line) => {
      record([line]);
      dispatch({ type: 'cart/delete', key: line });
    },
    reset: () => {
      record(lines);
      dispatch({ type: 'cart/reset' });
    },
    undo: () => {
      if (!latest) return;
      updateCart((cart) => undoRemoval(cart, latest));
      setRemovals(removals.slice(0, -1));
    },
    clear: () => setRemovals([]),
  };
}
