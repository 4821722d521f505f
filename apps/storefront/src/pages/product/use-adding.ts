import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { isSameLine, lineOf } from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { isAvailable, type Selection } from './selection.ts';

/** What came of pressing Add to Cart: how many of the variant the cart now holds, or that it was refused. */
type Outcome = { added: number } | 'refused';

/** CART-1, PROD-6: adds what was chosen, capped at the stock together with what the cart already holds. */
export function useAdding(product: Product) {
  const { t } = useTranslation();
  const dispatch = useCartDispatch();
  const { lines } = useCart();
  const [outcome, setOutcome] = useState<Outcome>();

  function add(selection: Selection) {
    const { color, size, quantity } = selection;
    if (color === null || size === null || !isAvailable(product, selection)) {
      setOutcome('refused');
      return;
    }
    const line = lineOf(product, { color, size, quantity });
    const held = lines.find((each) => isSameLine(each, line))?.quantity ?? 0;
    const added = held + quantity;
    dispatch({ type: 'cart/add', line });
    setOutcome(isAvailable(product, { ...selection, quantity: added }) ? { added } : 'refused');
  }

  const isAdded = typeof outcome === 'object';
  return {
    isRefused: outcome === 'refused',
    isAdded,
    message: isAdded
      ? t('product.added', { name: product.product_name, count: outcome.added })
      : undefined,
    add,
    forget: () => setOutcome(undefined),
  };
}
