import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/use-money.ts';
import type { CartLine } from './cart-line.ts';
import { cartTotals } from './cart-totals.ts';
import styles from './order-bar.module.css';

type Props = {
  lines: readonly CartLine[];
  /** A line above the total in the bar of a phone; elsewhere the page has it. */
  note?: ReactNode;
  /** The main button. */
  children: ReactNode;
};

/**
 * The main button of the cart and the checkout. On a phone it is at the bottom of the window, with the total,
 * and a note, which are hidden from screen readers because the page has them.
 */
export function OrderBar({ lines, note, children }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className={styles.bar}>
      {note && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      <p className={styles.total} aria-hidden="true">
        {t('cart.total')}
        <strong>{money(cartTotals(lines).total)}</strong>
      </p>
      {children}
    </div>
  );
}
