import type { ReactNode } from 'react';
import styles from './summary-panel.module.css';

/** The panel next to the cart and the checkout, sticky on a desktop. */
export function SummaryPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </aside>
  );
}
