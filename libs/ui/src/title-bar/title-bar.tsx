import type { ReactNode, Ref } from 'react';
import styles from './title-bar.module.css';

export type TitleBarProps = {
  /** The heading. */
  title: string;
  /** The heading's element, to move focus to it. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Below the title, such as a count; an empty string reserves the line. */
  note?: ReactNode;
  /** Actions: at the end of the line, on a phone below it with full width. */
  children?: ReactNode;
};

/** The top of a page: title, note and actions. */
export function TitleBar({ title, titleRef, note, children }: TitleBarProps) {
  return (
    <header className={styles.bar}>
      <div>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
