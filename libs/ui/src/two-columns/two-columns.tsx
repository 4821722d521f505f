import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

export type TwoColumnsProps = {
  /**
   * How they share the page: the content and a `summary` at its right, a `sidebar` at the content’s
   * left, or `halves`: words, and a form beside them.
   */
  split: 'summary' | 'sidebar' | 'halves';
  /** The two, in the order in which they are read. */
  children: ReactNode;
};

/** Two parts of a page side by side on a desktop, one below the other on anything narrower. */
export function TwoColumns({ split, children }: TwoColumnsProps) {
  return (
    <div className={styles.columns} data-split={split}>
      {children}
    </div>
  );
}
