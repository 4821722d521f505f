import { useLayoutEffect, useRef, type RefObject } from 'react';

export type FocusOptions = {
  /** Whether to focus it. Left out: always. */
  isEnabled?: boolean;
  /** Whether the page stays where it is scrolled. */
  preventScroll?: boolean;
};

/**
 * Focuses an element when it appears, in place of the one that led to it. It needs `tabIndex={-1}` where it is no
 * control.
 */
export function useFocusOnMount<T extends HTMLElement>({
  isEnabled = true,
  preventScroll = false,
}: FocusOptions = {}): RefObject<T | null> {
  const element = useRef<T>(null);
  // Before the paint, so that a key pressed once it is visible acts on it.
  useLayoutEffect(() => {
    if (isEnabled) element.current?.focus({ preventScroll });
  }, [isEnabled, preventScroll]);
  return element;
}
