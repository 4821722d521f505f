import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** A page that has one thing to say, and the ways on. */
export function Notice({ title, text, children }: Props) {
  return (
    <section className={styles.notice}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
