import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

export type TwoColumnsProps = {
  /**
   * The content with a `summary` on its right, with a `sidebar` on its left, or two `halves`, such as
   * a text and a form.
   */
  split: 'summary' | 'sidebar' | 'halves';
  /** The two columns, in reading order. */
  children: ReactNode;
};

/** Two columns from desktop width; below it, one above the other. */
export function TwoColumns({ split, children }: TwoColumnsProps) {
  return (
    <div className={styles.columns} data-split={split}>
      {children}
    </div>
  );
}
