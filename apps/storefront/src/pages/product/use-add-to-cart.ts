import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { isSameLine, lineOf } from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { isAvailable, type Selection } from './selection.ts';

/** The result of Add to Cart: the variant's quantity in the cart, or that the stock is not enough. */
type Outcome = { quantity: number } | 'unavailable';

/** CART-1, PROD-6: adds the selection to the cart, at most the stock together with the quantity in the cart. */
export function useAddToCart(product: Product) {
  const { t } = useTranslation();
  const dispatch = useCartDispatch();
  const { lines } = useCart();
  const [outcome, setOutcome] = useState<Outcome>();

  function add(selection: Selection) {
    const { color, size, quantity } = selection;
    if (color === null || size === null || !isAvailable(product, selection)) {
      setOutcome('unavailable');
      return;
    }
    const line = lineOf(product, { color, size, quantity });
    const cartQuantity = lines.find((each) => isSameLine(each, line))?.quantity ?? 0;
    const sum = cartQuantity + quantity;
    dispatch({ type: 'cart/add', line });
    setOutcome(
      isAvailable(product, { ...selection, quantity: sum }) ? { quantity: sum } : 'unavailable',
    );
  }

  const isAdded = typeof outcome === 'object';
  return {
    isUnavailable: outcome === 'unavailable',
    isAdded,
    message: isAdded
      ? t('product.added', { name: product.product_name, count: outcome.quantity })
      : undefined,
    add,
    reset: () => setOutcome(undefined),
  };
}
