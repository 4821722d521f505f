import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Says that there is nothing: "Your cart is empty". */
  title: string;
  /** Why, or what could be here. */
  children?: ReactNode;
  /** The way on: a ButtonLink. */
  action?: ReactNode;
};

/** Stands where a list has nothing to show, and leads on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
