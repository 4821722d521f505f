import type { ReactNode } from 'react';
import styles from './notice-page.module.css';

export type NoticePageProps = {
  /** What is so, as the page's first heading: "Page not found". */
  title: string;
  /** Why, or what to do about it. */
  text: string;
  /** The ways on: links and buttons. */
  children: ReactNode;
};

/** A page that has one thing to say, and the ways on. */
export function NoticePage({ title, text, children }: NoticePageProps) {
  return (
    <section className={styles.notice}>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
