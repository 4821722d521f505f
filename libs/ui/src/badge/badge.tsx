import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeProps = {
  /** `promo` for offers, `count` for the cart's number, the others for a state. */
  tone?: 'neutral' | 'promo' | 'count' | 'success' | 'failure';
  /** A word or two. */
  children: ReactNode;
};

/** A word or a number that marks something. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
