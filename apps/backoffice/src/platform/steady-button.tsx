import Button, { type ButtonProps } from '@mui/material/Button';
import type { KeyboardEvent, MouseEvent } from 'react';

export type SteadyButtonProps = Omit<ButtonProps, 'disabled' | 'href' | 'onKeyDown'> & {
  /** It says that it can do nothing now, and hears no press. */
  inactive?: boolean;
};

/**
 * A button that may have nothing to do for a while, as when what it did is on its way. It keeps the
 * focus that `disabled` would lose (WCAG 2.4.3), and a key held down is one press (F2).
 */
export function SteadyButton({ inactive = false, onClick, ...button }: SteadyButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Button
      {...button}
      aria-disabled={inactive}
      onClick={press}
      onKeyDown={(event: KeyboardEvent) => event.repeat && event.preventDefault()}
    />
  );
}
