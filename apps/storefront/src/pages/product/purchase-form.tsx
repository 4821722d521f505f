import { useReducer, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { colorName } from '@shop/i18n';
import type { Product } from '@shop/contract/schemas';
import { Button, CartIcon, ColorSwatches, QuantityStepper, SizeSelector, Toast } from '@shop/ui';
import { isSameLine, lineOf } from '../../features/cart/cart-line.ts';
import { useCart, useCartDispatch } from '../../features/cart/use-cart.ts';
import { paths } from '../../platform/paths.ts';
import { useLanguage } from '../../platform/use-language.ts';
import { firstSelection, isAvailable, selectedStock, selectionReducer } from './selection.ts';
import { StockNote } from './stock-note.tsx';
import styles from './purchase-form.module.css';

/** PROD-4…6: colour, size, quantity, and Add to Cart; what cannot be had is refused in the specified words. */
export function PurchaseForm({ product }: { product: Product }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [selection, select] = useReducer(selectionReducer, product, firstSelection);
  const { isRefused, message, add, forget } = useAdding(product);
  const { color, size, quantity } = selection;
  const sizes = product.colors.find(({ color_name }) => color_name === color)?.sizes ?? [];
  const stock = selectedStock(product, selection);

  function submit(event: FormEvent) {
    event.preventDefault();
    add(selection);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ColorSwatches
        label={t('product.color')}
        options={product.colors.map(({ color_name }) => ({
          value: color_name,
          name: colorName(color_name, language),
        }))}
        selected={color ?? undefined}
        onSelect={(value) => {
          select({ type: 'color', color: value });
          forget();
        }}
      />
      {color === null ? (
        <p className={styles.hint}>{t('product.chooseColorFirst')}</p>
      ) : (
        <SizeSelector
          label={t('product.size')}
          options={sizes.map((each) => ({ value: each.size, soldOut: each.quantity === 0 }))}
          selected={size ?? undefined}
          onSelect={(value) => {
            select({ type: 'size', size: value });
            forget();
          }}
          soldOutText={t('product.outOfStock')}
        />
      )}
      <StockNote stock={stock} />
      <div className={styles.buy}>
        <QuantityStepper
          value={quantity}
          max={Math.max(stock ?? 1, 1)}
          onChange={(value) =>
            select({ type: 'quantity', quantity: value, most: Math.max(stock ?? 1, 1) })
          }
          texts={{
            label: t('product.quantity'),
            decrease: t('product.less'),
            increase: t('product.more'),
          }}
          disabled={!stock}
        />
        <Button type="submit" icon={<CartIcon size={20} />}>
          {t('product.add')}
        </Button>
      </div>
      <p className={styles.refusal} role="alert">
        {(isRefused || stock === 0) && t('product.unavailable')}
      </p>
      <Toast
        message={message}
        closeLabel={t('close')}
        onClose={forget}
        action={<Link to={paths.cart}>{t('product.goToCart')}</Link>}
      />
    </form>
  );
}

/** CART-1, PROD-6: adds what was chosen, capped at the stock together with what the cart already holds. */
function useAdding(product: Product) {
  const { t } = useTranslation();
  const dispatch = useCartDispatch();
  const { lines } = useCart();
  const [outcome, setOutcome] = useState<'added' | 'refused'>();

  function add(selection: ReturnType<typeof firstSelection>) {
    const { color, size, quantity } = selection;
    if (color === null || size === null || !isAvailable(product, selection)) {
      setOutcome('refused');
      return;
    }
    const line = lineOf(product, { color, size, quantity });
    const held = lines.find((each) => isSameLine(each, line))?.quantity ?? 0;
    const fits = isAvailable(product, { ...selection, quantity: held + quantity });
    dispatch({ type: 'cart/add', line });
    setOutcome(fits ? 'added' : 'refused');
  }

  return {
    isRefused: outcome === 'refused',
    message: outcome === 'added' ? t('product.added', { name: product.product_name }) : undefined,
    add,
    forget: () => setOutcome(undefined),
  };
}
