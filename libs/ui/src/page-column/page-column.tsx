import type { ReactNode } from 'react';
import styles from './page-column.module.css';

export type PageColumnProps = {
  /** Whether its parts are sections, and as far apart as sections are. */
  sections?: boolean;
  /** A page, or its sections. */
  children: ReactNode;
};

/**
 * The width of a page: its parts stand in one column with room at the window's sides. A part whose
 * style says `grid-column: 1 / -1` goes from edge to edge, and may lay itself out by
 * `--page-columns`; a column within a column does so by itself.
 */
export function PageColumn({ sections = false, children }: PageColumnProps) {
  return (
    <div className={styles.column} data-sections={sections}>
      {children}
    </div>
  );
}
