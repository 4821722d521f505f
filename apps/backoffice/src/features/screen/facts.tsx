import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Facts side by side, each under its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One fact, under its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
