import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, CashIcon, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { OrderBar } from '../../features/cart/order-bar.tsx';
import { SummaryPanel } from '../../features/cart/summary-panel.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './cart-summary.module.css';

type Props = {
  lines: readonly CartLine[];
  /** Set while the cart has unresolved issues: called instead of the navigation. */
  onUnresolved: (() => void) | undefined;
};

/** CART-6…8: the totals, the coupon field, which has no function yet, and Proceed with its navigation state. */
export function CartSummary({ lines, onUnresolved }: Props) {
  const { t } = useTranslation();
  const totals = cartTotals(lines);
  const isOutdated = onUnresolved !== undefined;

  function proceed(event: MouseEvent) {
    if (!onUnresolved) return;
    event.preventDefault();
    onUnresolved();
  }

  return (
    <SummaryPanel title={t('cart.summary')}>
      <TotalsList totals={totals} isOutdated={isOutdated} />
      <details>
        <summary className={styles.coupon}>{t('cart.haveCoupon')}</summary>
        <TextField label={t('cart.coupon')} hint={t('cart.couponHint')} autoComplete="off" />
      </details>
      <p className={styles.payment}>
        <CashIcon size={20} />
        {t('home.offerPaymentTitle')}
      </p>
      <OrderBar lines={lines} totalLabel={t(isOutdated ? 'cart.totalOutdated' : 'cart.total')}>
        <ButtonLink
          variant={isOutdated ? 'secondary' : 'primary'}
          renderLink={(props) => (
            <Link
              to={paths.checkout}
              onClick={proceed}
              state={{ products: lines, totalAmt: totals.total, shippingCharge: totals.shipping }}
              {...props}
            />
          )}
        >
          {t('cart.proceed')}
        </ButtonLink>
      </OrderBar>
    </SummaryPanel>
  );
}
