import type { ReactNode } from 'react';
import styles from './load-error-note.module.css';

/** An alert in the corner of the window, where a part that the shopper opens cannot be loaded. */
export function LoadErrorNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.message} role="alert">
      {children}
    </p>
  );
}
