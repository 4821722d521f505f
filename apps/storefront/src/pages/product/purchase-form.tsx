import { useId, useRef, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isGender } from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { Button, CartIcon, CheckIcon, QuantityStepper } from '@shop/ui';
import { AddedToCart } from '../../features/cart/added-to-cart.tsx';
import { isProductSoldOut } from '../../features/catalogue/sold-out.ts';
import { useMaxPieces } from '../../features/cart/use-max-pieces.ts';
import { ProductPrice } from '../../components/product-price.tsx';
import { paths } from '../../lib/paths.ts';
import {
  isSelectedColorSoldOut,
  isSelectionSoldOut,
  selectedStock,
  type Selection,
  type SelectionAction,
} from './selection.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { VariantChoice } from './variant-choice.tsx';
import styles from './purchase-form.module.css';

/** The largest stock whose number is displayed. */
const LOW_STOCK = 3;

type Props = {
  product: Product;
  selection: Selection;
  select: (action: SelectionAction) => void;
  /** The URL of the selected colour's image, for the cart. */
  image: string | undefined;
  /** Opens the form for a message to the shopper when the product is back. */
  onNotify: () => void;
  /** Shows the sizes in centimetres; undefined when there are none. */
  onSizeGuide: (() => void) | undefined;
};

/**
 * PROD-4…6: colour, size, quantity and Add to Cart. An unavailable selection displays the specified error. With
 * the method `dialog`, like all forms of the shop, a submission before hydration sends nothing and does not
 * navigate.
 */
export function PurchaseForm({
  product,
  selection,
  select: onSelect,
  image,
  onNotify,
  onSizeGuide,
}: Props) {
  const { t } = useTranslation();
  const { isUnavailable, added, add, reset } = useAddToCart(product);
  const error = useRef<HTMLParagraphElement>(null);
  const sizeErrorId = useId();
  const stock = selectedStock(product, selection);
  const pieces = useMaxPieces(selection.quantity > 1);
  const isSoldOut = isProductSoldOut(product);
  const isColorUnavailable = isSelectedColorSoldOut(product, selection);
  const isNothingLeft = isSoldOut || isSelectionSoldOut(product, selection);
  const isSizeMissing = isUnavailable && selection.size === null && !isColorUnavailable;

  function select(action: SelectionAction) {
    onSelect(action);
    reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    flushSync(() => add(selection, image));
    // On a phone the button is at the bottom of the window, and the error may be outside of it.
    error.current?.scrollIntoView({ block: 'nearest' });
  }

  const addButton = (
    <Button
      type="submit"
      variant={isNothingLeft ? 'secondary' : 'primary'}
      icon={added ? <CheckIcon size={20} /> : <CartIcon size={20} />}
    >
      {t('product.add')}
    </Button>
  );

  return (
    <form method="dialog" className={styles.form} onSubmit={submit} noValidate>
      {isSoldOut && <SoldOutNote gender={product.gender} />}
      <VariantChoice
        product={product}
        selection={selection}
        select={select}
        onSizeGuide={onSizeGuide}
        sizeErrorId={isSizeMissing ? sizeErrorId : undefined}
      />
      {!isSoldOut && <StockNote stock={isColorUnavailable ? 0 : stock} />}
      <div className={styles.buy}>
        <QuantityStepper
          value={selection.quantity}
          max={Math.max(Math.min(stock ?? 1, pieces), 1)}
          onChange={(quantity) => select({ type: 'quantity', quantity })}
          texts={{
            label: t('product.quantity'),
            decrease: t('product.decrease'),
            increase: t('product.increase'),
          }}
          disabled={!stock}
        />
        {isNothingLeft && <div className={styles.unavailableAdd}>{addButton}</div>}
        <div className={styles.bar} data-sold-out={isNothingLeft}>
          <div className={styles.barPrice} aria-hidden="true">
            <ProductPrice product={product} />
          </div>
          {isNothingLeft ? (
            <Button onClick={onNotify}>{t('product.notify.title')}</Button>
          ) : (
            addButton
          )}
        </div>
      </div>
      <p ref={error} className={styles.error} role="alert">
        {(isUnavailable || stock === 0) && t('product.unavailable')}
      </p>
      <output id={sizeErrorId} className={styles.remedy}>
        {isSizeMissing && t('product.chooseSize')}
      </output>
      <AddedToCart line={added} onClose={reset} />
    </form>
  );
}

/** The message of a sold-out product, with a link to the products of its gender that are in stock. */
function SoldOutNote({ gender }: { gender: string }) {
  const { t } = useTranslation();
  const scope = isGender(gender) ? { gender } : {};
  return (
    <p className={styles.soldOut}>
      {t('product.allSoldOut')}{' '}
      <Link to={paths.shop(scope, [['in_stock', 'true']])}>{t('product.similar')}</Link>
    </p>
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
