import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** `primary`: the one thing a screen wants done. `secondary`: beside it. `quiet`: a text among texts. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** How loud it is. */
  look?: ButtonLook;
  /** While set, it stands in the label's place and the button is disabled: "Please wait". */
  busyText?: string | undefined;
  /** Stands before the label. */
  icon?: ReactNode;
};

/** A button that acts on the page; it submits its form only when `type="submit"`. */
export function Button({
  look = 'primary',
  busyText,
  icon,
  type = 'button',
  disabled = false,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={styles.button}
      data-look={look}
      disabled={disabled || busyText !== undefined}
    >
      {busyText === undefined ? icon : <span className={styles.wait} aria-hidden="true" />}
      {busyText ?? children}
    </button>
  );
}
