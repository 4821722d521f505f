import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeProps = {
  /** `promo` for offers, `count` for the number in the cart, the others for a status. */
  tone?: 'neutral' | 'promo' | 'count' | 'success' | 'failure';
  /** One or two words. */
  children: ReactNode;
};

/** A short label or a number. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
