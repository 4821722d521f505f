import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { SummaryPanel } from '../../features/cart/summary-panel.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { paths } from '../../lib/paths.ts';

type Props = {
  lines: readonly CartLine[];
  /** Set while the cart has unresolved issues: called instead of the navigation. */
  onUnresolved: (() => void) | undefined;
};

/** CART-6…8: the coupon field, which has no function yet, the totals, and Proceed with its navigation state. */
export function CartSummary({ lines, onUnresolved }: Props) {
  const { t } = useTranslation();
  const { total, shipping } = cartTotals(lines);

  function proceed(event: MouseEvent) {
    if (!onUnresolved) return;
    event.preventDefault();
    onUnresolved();
  }

  return (
    <SummaryPanel title={t('cart.summary')}>
      <TextField label={t('cart.coupon')} hint={t('cart.couponHint')} autoComplete="off" />
      <TotalsList lines={lines} />
      <ButtonLink
        renderLink={(props) => (
          <Link
            to={paths.checkout}
            onClick={proceed}
            state={{ products: lines, totalAmt: total, shippingCharge: shipping }}
            {...props}
          />
        )}
      >
        {t('cart.proceed')}
      </ButtonLink>
    </SummaryPanel>
  );
}
