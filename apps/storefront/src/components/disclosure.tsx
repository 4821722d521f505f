import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '@shop/ui';
import styles from './disclosure.module.css';

type Props = {
  title: string;
  /** Beside the title, visible while the section is closed. */
  note?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A section that its title opens and closes. */
export function Disclosure({ title, note, isOpen = false, ref, children }: Props) {
  return (
    <details ref={ref} className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
