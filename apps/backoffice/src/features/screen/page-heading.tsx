import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './page-heading.module.css';
import { usePageTitle } from './use-page-title.ts';

export type PageHeadingProps = {
  title: string;
  /** Beside the title: how many there are. */
  note?: string | undefined;
  /** What can be done here. */
  children?: ReactNode;
};

/** A page's title, which also names the tab and takes the focus when the page was reached from another. */
export function PageHeading({ title, note, children }: PageHeadingProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedFromOutside = useLocation().key === 'default';
  const first = useRef(true);

  useEffect(() => {
    if (first.current && !arrivedFromOutside) heading.current?.focus({ preventScroll: true });
    first.current = false;
  }, [arrivedFromOutside]);

  return (
    <header className={styles.bar}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.note}>{note}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
