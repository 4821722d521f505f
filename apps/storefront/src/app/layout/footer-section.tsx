import type { ReactNode } from 'react';
import styles from './site-footer.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** One of the footer's sections: what it is about, a line, and where it leads. */
export function FooterSection({ title, text, children }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <div className={styles.links}>{children}</div>
    </section>
  );
}
