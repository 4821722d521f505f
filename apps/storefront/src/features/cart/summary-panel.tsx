import type { ReactNode } from 'react';
import styles from './summary-panel.module.css';

/** The panel beside the cart and the checkout, which follows the shopper down the page on a desktop. */
export function SummaryPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </aside>
  );
}
