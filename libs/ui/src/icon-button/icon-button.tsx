import type { ComponentProps, ReactElement } from 'react';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-label'
> & {
  /** What it does, for those who cannot see the icon. */
  label: string;
  /** One of the icons. */
  icon: ReactElement;
};

/** A button that shows an icon alone, as large as a finger needs (44px). */
export function IconButton({ label, icon, type = 'button', ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
}
