import type { ReactNode } from 'react';
import styles from './message.module.css';

export type MessageProps = {
  /** A problem with what was just done, or its success; both are read out at once. */
  tone: 'problem' | 'success';
  children: ReactNode;
};

/** One sentence about what was just done. */
export function Message({ tone, children }: MessageProps) {
  return (
    <p className={styles.message} data-tone={tone} role="alert">
      {children}
    </p>
  );
}
