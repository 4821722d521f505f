import type { ComponentProps, ReactElement } from 'react';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-label'
> & {
  /** The accessible name. */
  label: string;
  /** One of the library's icons. */
  icon: ReactElement;
};

/** A button with an icon only, as large as a touch target (44px). */
export function IconButton({ label, icon, type = 'button', ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
}
