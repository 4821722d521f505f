import type { MouseEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { ButtonLink, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { SummaryPanel } from '../../features/cart/summary-panel.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { paths } from '../../platform/paths.ts';

type Props = {
  lines: readonly CartLine[];
  /** Where the cart has changed and is not repaired: shows what to do instead of going on. */
  onUnrepaired: (() => void) | undefined;
};

/** CART-6…8: the coupon field, which does nothing yet, the sums, and Proceed with what it carries. */
export function CartSummary({ lines, onUnrepaired }: Props) {
  const { t } = useTranslation();
  const { total, shipping } = cartTotals(lines);

  function proceed(event: MouseEvent) {
    if (!onUnrepaired) return;
    event.preventDefault();
    onUnrepaired();
  }

  return (
    <SummaryPanel title={t('cart.summary')}>
      <TextField label={t('cart.coupon')} hint={t('cart.couponHint')} autoComplete="off" />
      <TotalsList lines={lines} />
      <ButtonLink
        renderLink={(parts) => (
          <Link
            to={paths.checkout}
            onClick={proceed}
            state={{ products: lines, totalAmt: total, shippingCharge: shipping }}
            {...parts}
          />
        )}
      >
        {t('cart.proceed')}
      </ButtonLink>
    </SummaryPanel>
  );
}
