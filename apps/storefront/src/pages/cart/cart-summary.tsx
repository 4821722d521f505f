import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { paths } from '../../platform/paths.ts';
import styles from './cart-summary.module.css';

/** CART-6…8: the coupon field, which does nothing yet, the sums, and Proceed with what it carries. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const { total, shipping } = cartTotals(lines);
  return (
    <aside className={styles.summary} aria-label={t('cart.summary')}>
      <h2 className={styles.title}>{t('cart.summary')}</h2>
      <TextField label={t('cart.coupon')} hint={t('cart.couponHint')} autoComplete="off" />
      <TotalsList lines={lines} />
      <ButtonLink
        renderLink={(parts) => (
          <Link
            to={paths.checkout}
            state={{ products: lines, totalAmt: total, shippingCharge: shipping }}
            {...parts}
          />
        )}
      >
        {t('cart.proceed')}
      </ButtonLink>
    </aside>
  );
}
