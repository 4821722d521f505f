import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'redux';
import type { CartLine } from './cart-line.ts';
import type { CartAction, ShopState } from './cart-reducer.ts';
import { pieceCount } from './cart-totals.ts';

type WithCart = { shop: ShopState };

/** Returns the cart's lines, and whether they are restored from storage. */
export function useCart(): { lines: CartLine[]; isRestored: boolean } {
  const lines = useSelector(({ shop }: WithCart) => shop.products);
  const isRestored = useSelector(({ shop }: WithCart) => shop._persist?.rehydrated ?? false);
  return { lines, isRestored };
}

/** Returns the number of pieces in the cart (NAV-7). */
export function useCartCount(): number {
  return useSelector(({ shop }: WithCart) => pieceCount(shop.products));
}

/** Returns the store's `dispatch` for cart actions. */
export function useCartDispatch(): Dispatch<CartAction> {
  return useDispatch<Dispatch<CartAction>>();
}
