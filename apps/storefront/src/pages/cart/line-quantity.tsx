import { useTranslation } from '@shop/i18n/react';
import { LIMITS } from '@shop/contract/constants';
import { QuantityStepper } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { mostToday, withQuantity, type Today } from '../../features/cart/todays-lines.ts';
import { useChangeCart } from '../../features/cart/use-change-cart.ts';
import styles from './line-quantity.module.css';

/** CART-2: the line's own − and +, never below 1, never above its stock, and why it goes no further. */
export function LineQuantity({ line, today }: { line: CartLine; today: Today }) {
  const { t } = useTranslation();
  const changeCart = useChangeCart();
  const name = line.productName;
  const most = mostToday(line, today);
  const isCapped = line.quantity === most && most < LIMITS.lineQuantity;

  return (
    <div className={styles.quantity}>
      <QuantityStepper
        value={line.quantity}
        max={Math.max(most, 1)}
        onChange={(quantity) => changeCart((now) => withQuantity(now, line, { quantity, today }))}
        texts={{
          label: t('cart.quantityOf', { name }),
          decrease: t('cart.less', { name }),
          increase: t('cart.more', { name }),
        }}
      />
      <output className={styles.cap}>{isCapped && t('cart.capped', { count: most })}</output>
    </div>
  );
}
