import { useStore } from 'react-redux';
import type { CartLine } from './cart-line.ts';
import type { CartAction, ShopState } from './cart-reducer.ts';

/** Returns a function that updates the store's current lines, which may be newer than the last render (F4). */
export function useUpdateCart(): (change: (lines: readonly CartLine[]) => CartLine[]) => void {
  const store = useStore<{ shop: ShopState }, CartAction>();
  return (change) => {
    store.dispatch({ type: 'cart/replace', products: change(store.getState().shop.products) });
  };
}
