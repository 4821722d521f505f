import type { ReactNode, Ref } from 'react';
import styles from './title-bar.module.css';

export type TitleBarProps = {
  /** What the page is, as its first heading. */
  title: string;
  /** The heading, for whoever moves the focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Below the title, such as how many there are; a line is kept for it while it is empty text. */
  note?: ReactNode;
  /** What can be done here: at the end of the line, on a phone below it and as wide as the page. */
  children?: ReactNode;
};

/** How a page begins: its title, a word on it, and its tools. */
export function TitleBar({ title, titleRef, note, children }: TitleBarProps) {
  return (
    <header className={styles.bar}>
      <div>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
