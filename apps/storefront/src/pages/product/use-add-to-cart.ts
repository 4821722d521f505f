import { useState } from 'react';
import type { Product } from '@shop/contract/schemas';
import { isSameLine, lineOf, type CartLine } from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { isAvailable, type Selection } from './selection.ts';

/** The result of Add to Cart: the line with its quantity in the cart, or that the stock is not enough. */
type Outcome = CartLine | 'unavailable';

/** CART-1, PROD-6: adds the selection to the cart, at most the stock together with the quantity in the cart. */
export function useAddToCart(product: Product) {
  const dispatch = useCartDispatch();
  const { lines } = useCart();
  const [outcome, setOutcome] = useState<Outcome>();

  /** @param image the URL of the selected colour's image */
  function add(selection: Selection, image: string | undefined) {
    const { color, size, quantity } = selection;
    if (color === null || size === null || !isAvailable(product, selection)) {
      setOutcome('unavailable');
      return;
    }
    const line = lineOf(product, { color, size, quantity, image });
    const cartQuantity = lines.find((each) => isSameLine(each, line))?.quantity ?? 0;
    const sum = cartQuantity + quantity;
    dispatch({ type: 'cart/add', line });
    setOutcome(
      isAvailable(product, { ...selection, quantity: sum })
        ? { ...line, quantity: sum }
        : 'unavailable',
    );
  }

  return {
    isUnavailable: outcome === 'unavailable',
    added: typeof outcome === 'object' ? outcome : undefined,
    add,
    reset: () => setOutcome(undefined),
  };
}
