import { useStore } from 'react-redux';
import type { CartLine } from './cart-line.ts';
import type { CartAction, ShopState } from './cart-reducer.ts';

/** Changes the cart from what it holds at that very moment, which may be more than was drawn last (F4). */
export function useChangeCart(): (change: (lines: readonly CartLine[]) => CartLine[]) => void {
  const store = useStore<{ shop: ShopState }, CartAction>();
  return (change) => {
    store.dispatch({ type: 'cart/replace', products: change(store.getState().shop.products) });
  };
}
