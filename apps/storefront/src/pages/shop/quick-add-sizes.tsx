import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { isSameLine, knownMaxQuantity, lineOf } from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { paths } from '../../lib/paths.ts';
import { useSizeName } from '../../lib/use-size-name.ts';
import { quickVariant } from './quick-variant.ts';
import styles from './quick-add.module.css';

type Props = { product: Product; sizes: readonly string[]; colors: readonly string[] };

/** CART-1: the sizes in stock; a click adds one piece to the cart, and displays the colour that was added. */
export function QuickAddSizes({ product, sizes, colors }: Props) {
  const { t } = useTranslation();
  const sizeLabel = useSizeName();
  const variantText = useVariantText();
  const dispatch = useCartDispatch();
  const { lines } = useCart();
  const [status, setStatus] = useState<{ text: string; isAdded: boolean }>();

  function add(size: string) {
    const variant = quickVariant(product, size, colors);
    const line = variant && lineOf(product, { ...variant, quantity: 1 });
    const inCart = line && lines.find((each) => isSameLine(each, line))?.quantity;
    if (!line || (inCart ?? 0) >= knownMaxQuantity(line)) {
      setStatus({ text: t('product.unavailable'), isAdded: false });
      return;
    }
    dispatch({ type: 'cart/add', line });
    setStatus({ text: t('shopPage.quickAdded', { variant: variantText(line) }), isAdded: true });
  }

  return (
    <>
      <output className={styles.status}>{status?.text ?? t('shopPage.quickSizes')}</output>
      {status?.isAdded && (
        <Link className={styles.cartLink} to={paths.cart}>
          {t('product.goToCart')}
        </Link>
      )}
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
