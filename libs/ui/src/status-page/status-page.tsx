import type { ReactNode } from 'react';
import styles from './status-page.module.css';

export type StatusPageProps = {
  /** The heading: "Page not found". */
  title: string;
  /** The explanation. */
  text: string;
  /** Links and buttons for the next step. */
  children: ReactNode;
};

/** A page with one message, such as "Page not found", and links to continue. */
export function StatusPage({ title, text, children }: StatusPageProps) {
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
