import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'redux';
import type { CartLine } from './cart-line.ts';
import type { CartAction, ShopState } from './cart-reducer.ts';
import { pieceCount } from './cart-totals.ts';
import type { Persisted } from './persist-cart.ts';

type WithCart = { shop: ShopState & Persisted };

/** The cart's lines, and whether they have been read back from storage yet. */
export function useCart(): { lines: CartLine[]; isRestored: boolean } {
  const lines = useSelector(({ shop }: WithCart) => shop.products);
  // Before the persistor starts there is no `_persist` at all, whatever its type says.
  const isRestored = useSelector(({ shop }: { shop: Partial<Persisted> }) =>
    Boolean(shop._persist?.rehydrated),
  );
  return { lines, isRestored };
}

/** How many pieces the cart holds (NAV-7). */
export function useCartCount(): number {
  return useSelector(({ shop }: WithCart) => pieceCount(shop.products));
}

/** Changes the cart. */
export function useCartDispatch(): Dispatch<CartAction> {
  return useDispatch<Dispatch<CartAction>>();
}
