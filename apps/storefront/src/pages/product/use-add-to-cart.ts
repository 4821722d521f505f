import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import {
  isSameLine,
  lineOf,
  type AddedLine,
  type CartLine,
} from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { isAvailable, type Selection } from './selection.ts';

/** The result of Add to Cart: the line with its quantity in the cart, or that the stock is not enough. */
type Outcome = CartLine | 'unavailable';

/** CART-1, PROD-6: adds the selection to the cart, at most the stock together with the quantity in the cart. */
export function useAddToCart(product: Product) {
  const { t } = useTranslation();
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

  const added: AddedLine | undefined =
    typeof outcome === 'object'
      ? {
          line: outcome,
          message: t('product.added', { name: product.product_name, count: outcome.quantity }),
        }
      : undefined;
  return {
    isUnavailable: outcome === 'unavailable',
    added,
    add,
    reset: () => setOutcome(undefined),
  };
}
