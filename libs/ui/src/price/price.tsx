import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export type PriceProps = {
  /** What is paid, as shown: `63,92 TND`. */
  amount: string;
  /** What was asked before the promotion, struck through beside it. */
  former?: FormerPrice | undefined;
  /** `display` for the product page, where the price is a headline. */
  size?: 'body' | 'display';
};

export type FormerPrice = {
  amount: string;
  /** Read out before each of the two, since a line through a price is silent. */
  labels: { former: string; current: string };
};

/** A price; on promotion the former one is struck through and the new one stands out (PROD-3). */
export function Price({ amount, former, size = 'body' }: PriceProps) {
  if (former === undefined) {
    return (
      <span className={styles.price} data-size={size}>
        {amount}
      </span>
    );
  }
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.promo}>
        <VisuallyHidden>{former.labels.current} </VisuallyHidden>
        {amount}
      </span>{' '}
      <s className={styles.former}>
        <VisuallyHidden>{former.labels.former} </VisuallyHidden>
        {former.amount}
      </s>
    </span>
  );
}
