import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { Button, CartIcon, CheckIcon, QuantityStepper, Toast } from '@shop/ui';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import { paths } from '../../lib/paths.ts';
import {
  changeSelection,
  initialSelection,
  isColorSoldOut,
  selectedStock,
  type SelectionAction,
} from './selection.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { VariantChoice } from './variant-choice.tsx';
import styles from './purchase-form.module.css';

/** The largest stock whose number is displayed. */
const LOW_STOCK = 3;

/**
 * PROD-4…6: colour, size, quantity and Add to Cart. An unavailable selection displays the specified error. With
 * the method `dialog`, like all forms of the shop, a submission before hydration sends nothing and does not
 * navigate.
 */
export function PurchaseForm({ product }: { product: Product }) {
  const { t } = useTranslation();
  const [selection, setSelection] = useState(() => initialSelection(product));
  const { isUnavailable, isAdded, message, add, reset } = useAddToCart(product);
  const error = useRef<HTMLParagraphElement>(null);
  const stock = selectedStock(product, selection);
  const isSoldOut = product.colors.every(isColorSoldOut);
  const isColorUnavailable = product.colors.some(
    (color) => color.color_name === selection.color && isColorSoldOut(color),
  );

  function select(action: SelectionAction) {
    setSelection((current) => changeSelection(product, current, action));
    reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    flushSync(() => add(selection));
    // On a phone the button is at the bottom of the window, and the error may be outside of it.
    error.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
      {isSoldOut && <p className={styles.soldOut}>{t('product.allSoldOut')}</p>}
      <VariantChoice product={product} selection={selection} select={select} />
      <StockNote stock={isColorUnavailable ? 0 : stock} />
      <div className={styles.buy}>
        <QuantityStepper
          value={selection.quantity}
          max={Math.max(stock ?? 1, 1)}
          onChange={(quantity) => select({ type: 'quantity', quantity })}
          texts={{
            label: t('product.quantity'),
            decrease: t('product.decrease'),
            increase: t('product.increase'),
          }}
          disabled={!stock}
        />
        <div className={styles.bar}>
          <div className={styles.barPrice} aria-hidden="true">
            <ProductPrice product={product} />
          </div>
          <Button
            type="submit"
            variant={isSoldOut ? 'secondary' : 'primary'}
            icon={isAdded ? <CheckIcon size={20} /> : <CartIcon size={20} />}
          >
            {t('product.add')}
          </Button>
        </div>
      </div>
      <p ref={error} className={styles.error} role="alert">
        {(isUnavailable || stock === 0) && t('product.unavailable')}
      </p>
      <Toast
        message={message}
        closeLabel={t('close')}
        onClose={reset}
        action={
          <Link className={styles.toCart} to={paths.cart}>
            {t('product.goToCart')}
          </Link>
        }
      />
    </form>
  );
}

/** The stock of the selected variant, announced when it changes. A low stock displays its number. */
function StockNote({ stock }: { stock: number | undefined }) {
  const { t } = useTranslation();
  return (
    <output className={styles.stock} data-level={stock === undefined ? undefined : levelOf(stock)}>
      {stock === 0 && t('product.outOfStock')}
      {stock !== undefined &&
        stock > 0 &&
        stock <= LOW_STOCK &&
        t('product.lowStock', { count: stock })}
      {stock !== undefined && stock > LOW_STOCK && t('product.inStock')}
    </output>
  );
}

function levelOf(stock: number): 'none' | 'few' | 'some' {
  if (stock === 0) return 'none';
  return stock <= LOW_STOCK ? 'few' : 'some';
}
