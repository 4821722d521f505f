import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeProps = {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  /** The title's level: 1 where it is the page's own, 2 inside a page. */
  level?: 1 | 2;
  /** A failure interrupts a screen reader; everything else waits its turn. */
  urgent?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Stands where a list or a page would: nothing here yet, or why it cannot be shown. */
export function Notice({ icon, title, text, level = 2, urgent = false, children }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      className={styles.notice}
      {...(urgent ? { role: 'alert' } : { 'aria-live': 'polite' })}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
