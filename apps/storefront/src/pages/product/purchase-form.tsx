import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import type { Product } from '@shop/contract/schemas';
import { Button, CartIcon, CheckIcon, QuantityStepper, Toast } from '@shop/ui';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import { paths } from '../../platform/paths.ts';
import {
  changeSelection,
  firstSelection,
  isColorSoldOut,
  selectedStock,
  type SelectionAction,
} from './selection.ts';
import { StockNote } from './stock-note.tsx';
import { useAdding } from './use-adding.ts';
import { VariantChoice } from './variant-choice.tsx';
import styles from './purchase-form.module.css';

/**
 * PROD-4…6: colour, size, quantity, and Add to Cart; what cannot be had is refused in the specified
 * words. As all forms of the shop it has the one method by which a browser, before the script has
 * come, sends nothing and leads nowhere.
 */
export function PurchaseForm({ product }: { product: Product }) {
  const { t } = useTranslation();
  const [selection, setSelection] = useState(() => firstSelection(product));
  const { isRefused, isAdded, message, add, forget } = useAdding(product);
  const refusal = useRef<HTMLParagraphElement>(null);
  const stock = selectedStock(product, selection);
  const isSoldOut = product.colors.every(isColorSoldOut);
  const isColorGone = product.colors.some(
    (color) => color.color_name === selection.color && isColorSoldOut(color),
  );

  function select(action: SelectionAction) {
    setSelection((now) => changeSelection(product, now, action));
    forget();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    flushSync(() => add(selection));
    // On a phone the button lies at the window's end, the choice it may miss below it.
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
      {isSoldOut && <p className={styles.soldOut}>{t('product.allSoldOut')}</p>}
      <VariantChoice product={product} selection={selection} select={select} />
      <StockNote stock={isColorGone ? 0 : stock} />
      <div className={styles.buy}>
        <QuantityStepper
          value={selection.quantity}
          max={Math.max(stock ?? 1, 1)}
          onChange={(quantity) => select({ type: 'quantity', quantity })}
          texts={{
            label: t('product.quantity'),
            decrease: t('product.less'),
            increase: t('product.more'),
          }}
          disabled={!stock}
        />
        <div className={styles.bar}>
          <div className={styles.barPrice} aria-hidden="true">
            <ProductPrice product={product} />
          </div>
          <Button
            type="submit"
            look={isSoldOut ? 'secondary' : 'primary'}
            icon={isAdded ? <CheckIcon size={20} /> : <CartIcon size={20} />}
          >
            {t('product.add')}
          </Button>
        </div>
      </div>
      <p ref={refusal} className={styles.refusal} role="alert">
        {(isRefused || stock === 0) && t('product.unavailable')}
      </p>
      <Toast
        message={message}
        closeLabel={t('close')}
        onClose={forget}
        action={
          <Link className={styles.toCart} to={paths.cart}>
            {t('product.goToCart')}
          </Link>
        }
      />
    </form>
  );
}
