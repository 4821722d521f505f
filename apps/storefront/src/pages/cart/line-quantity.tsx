import { useTranslation } from 'react-i18next';
import { LIMITS } from '@shop/contract/constants';
import { QuantityStepper, type QuantityChange } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useMaxPieces } from '../../features/cart/use-max-pieces.ts';
import { maxQuantity, type CurrentProducts } from '../../features/cart/reconcile-cart.ts';
import { useCartDispatch } from '../../features/cart/use-cart.ts';
import styles from './line-quantity.module.css';

/**
 * CART-2: the line's − and + buttons, from 1 to its stock or to the limit of an order, with a message at the maximum.
 */
export function LineQuantity({ line, current }: { line: CartLine; current: CurrentProducts }) {
  const { t } = useTranslation();
  const dispatch = useCartDispatch();
  const name = line.productName;
  const stock = maxQuantity(line, current);
  const pieces = useMaxPieces(true);
  const max = Math.min(stock, pieces);
  const isCapped = line.quantity === stock && stock < LIMITS.lineQuantity;

  function change(quantity: number, by: QuantityChange) {
    if (by === 'increase') dispatch({ type: 'cart/increase', line, max });
    else if (by === 'decrease') dispatch({ type: 'cart/decrease', line });
    else dispatch({ type: 'cart/setQuantity', line, quantity, max });
  }

  return (
    <div className={styles.quantity}>
      <QuantityStepper
        value={line.quantity}
        max={Math.max(max, 1)}
        onChange={change}
        texts={{
          label: t('cart.quantityOf', { name }),
          decrease: t('cart.decrease', { name }),
          increase: t('cart.increase', { name }),
        }}
      />
      <output className={styles.maximum}>
        {line.quantity >= pieces
          ? t('cart.maxPieces', { count: pieces })
          : isCapped && t('cart.capped', { count: max })}
      </output>
    </div>
  );
}
