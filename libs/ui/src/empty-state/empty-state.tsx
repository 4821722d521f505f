import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** The message: "Your cart is empty". */
  title: string;
  /** An explanation. */
  children?: ReactNode;
  /** The next step: a ButtonLink. */
  action?: ReactNode;
};

/** Replaces an empty list and offers a next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
