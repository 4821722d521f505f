import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { AddedToCart } from '../../features/cart/added-to-cart.tsx';
import {
  isSameLine,
  knownMaxQuantity,
  lineOf,
  type CartLine,
} from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { useSizeName } from '../../lib/use-size-name.ts';
import { quickVariant } from './quick-variant.ts';
import styles from './quick-add.module.css';

type Props = { product: Product; sizes: readonly string[]; colors: readonly string[] };

/** CART-1: the sizes in stock; a click adds one piece to the cart, and the mini-cart displays it with its colour. */
export function QuickAddSizes({ product, sizes, colors }: Props) {
  const { t } = useTranslation();
  const sizeLabel = useSizeName();
  const dispatch = useCartDispatch();
  const { lines } = useCart();
  const [outcome, setOutcome] = useState<CartLine | 'unavailable'>();

  function add(size: string) {
    const variant = quickVariant(product, size, colors);
    const line = variant && lineOf(product, { ...variant, quantity: 1 });
    const inCart = (line && lines.find((each) => isSameLine(each, line))?.quantity) ?? 0;
    if (!line || inCart >= knownMaxQuantity(line)) {
      setOutcome('unavailable');
      return;
    }
    dispatch({ type: 'cart/add', line });
    setOutcome({ ...line, quantity: inCart + 1 });
  }

  return (
    <>
      <output className={styles.status}>
        {outcome === 'unavailable' ? t('product.unavailable') : t('shopPage.quickSizes')}
      </output>
      <AddedToCart
        line={typeof outcome === 'object' ? outcome : undefined}
        onClose={() => setOutcome(undefined)}
      />
      <div className={styles.sizes}>
        {sizes.map((size) => {
          const { name, lang } = sizeLabel(size);
          return (
            <button
              key={size}
              type="button"
              className={styles.size}
              aria-label={t('shopPage.quickSize', { size: name })}
              onClick={() => add(size)}
            >
              <span lang={lang}>{name}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
