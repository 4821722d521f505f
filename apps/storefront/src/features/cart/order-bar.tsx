import type { ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import type { CartLine } from './cart-line.ts';
import { cartTotals } from './cart-totals.ts';
import styles from './order-bar.module.css';

type Props = {
  lines: readonly CartLine[];
  /** What the amount beside the button is. */
  totalLabel: string;
  /** A line above the total in the bar of a phone or a tablet; elsewhere the page has it. */
  note?: ReactNode;
  /** The main button. */
  children: ReactNode;
};

/**
 * The main button of the cart and the checkout. On a phone and a tablet it is at the bottom of the window, with the total,
 * and a note, which are hidden from screen readers because the page has them.
 */
export function OrderBar({ lines, totalLabel, note, children }: Props) {
  const money = useMoney();
  return (
    <div className={styles.bar}>
      {note && (
        <p className={styles.note} aria-hidden="true">
          {note}
        </p>
      )}
      <p className={styles.total} aria-hidden="true">
        {totalLabel}
        <strong>{money(cartTotals(lines).total)}</strong>
      </p>
      {children}
    </div>
  );
}
