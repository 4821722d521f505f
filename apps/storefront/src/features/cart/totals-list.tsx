import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/use-money.ts';
import type { CartTotals } from './cart-totals.ts';
import styles from './totals-list.module.css';

type Props = {
  totals: CartTotals;
  /** Whether the cart has issues, so that its total will change. */
  isOutdated?: boolean;
};

/** CART-7: subtotal, shipping and total. */
export function TotalsList({ totals, isOutdated = false }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const { subtotal, shipping, total } = totals;
  return (
    <dl className={styles.totals} aria-live="polite">
      <Sum name={t('cart.subtotal')} amount={money(subtotal)} />
      <Sum name={t('cart.shipping')} amount={money(shipping)} />
      <Sum
        name={t(isOutdated ? 'cart.totalOutdated' : 'cart.total')}
        amount={money(total)}
        isTotal
      />
    </dl>
  );
}

function Sum({
  name,
  amount,
  isTotal = false,
}: {
  name: string;
  amount: string;
  isTotal?: boolean;
}) {
  return (
    <div className={styles.sum} data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
