import type { ReactNode } from 'react';
import styles from './page-column.module.css';

export type PageColumnProps = {
  /** Whether the children are sections, with the space of sections between them. */
  sections?: boolean;
  /** A page, or its sections. */
  children: ReactNode;
};

/**
 * The width of a page: one column with a gutter on each side. A child with `grid-column: 1 / -1`
 * extends from edge to edge and may use `--page-columns` for its own grid, as a nested column does.
 */
export function PageColumn({ sections = false, children }: PageColumnProps) {
  return (
    <div className={styles.column} data-sections={sections}>
      {children}
    </div>
  );
}
