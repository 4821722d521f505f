import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

/** `primary`: the main action of a screen. `secondary`: another action. `quiet`: without a border. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** The visual emphasis. */
  variant?: ButtonVariant;
  /** While set, it replaces the label and disables the button: "Please wait". */
  loadingText?: string | undefined;
  /** Before the label. */
  icon?: ReactNode;
};

/** A button; it submits its form only with `type="submit"`. */
export function Button({
  variant = 'primary',
  loadingText,
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
      data-variant={variant}
      disabled={disabled || loadingText !== undefined}
    >
      {loadingText === undefined ? icon : <span className={styles.spinner} aria-hidden="true" />}
      {loadingText ?? children}
    </button>
  );
}
