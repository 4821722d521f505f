import Button, { type ButtonProps } from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent } from 'react';

export type AriaDisabledButtonProps = Omit<ButtonProps, 'disabled' | 'href' | 'onKeyDown'> & {
  /** The button is disabled for assistive technology and ignores clicks. */
  inactive?: boolean;
};

/**
 * A button that is disabled by `aria-disabled`, because `disabled` removes the focus (WCAG 2.4.3). A key that is
 * held down is one click (F2).
 */
export function AriaDisabledButton({
  inactive = false,
  onClick,
  ...button
}: AriaDisabledButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Button
      {...button}
      aria-disabled={inactive}
      onClick={handleClick}
      onKeyDown={(event: KeyboardEvent) => event.repeat && event.preventDefault()}
    />
  );
}
