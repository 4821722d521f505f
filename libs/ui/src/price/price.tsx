import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export type PriceProps = {
  /** The formatted price: `63,92 TND`. */
  amount: string;
  /** The price before the promotion, struck through. */
  former?: FormerPrice | undefined;
  /** `display` for the product page. */
  size?: 'body' | 'display';
};

export type FormerPrice = {
  amount: string;
  /** Read by screen readers before each price, because they do not announce a line through a text. */
  labels: { former: string; current: string };
};

/** A price; on promotion the former price is struck through (PROD-3). */
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
