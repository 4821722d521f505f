import { useRef, type FocusEvent } from 'react';

/**
 * Returns the focus from a message that is closed to where it was before (WCAG 2.4.3).
 * @returns `onFocus` for the message, and `returnFocus`, which does nothing while the focus is elsewhere; where the
 * earlier element was removed, the page's title gets the focus
 */
export function useReturnFocus() {
  const message = useRef<Element>(null);
  const before = useRef<HTMLElement>(null);

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    message.current = currentTarget;
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function returnFocus() {
    if (!message.current?.contains(document.activeElement)) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('h1');
    target?.focus({ preventScroll: true });
  }

  return { onFocus, returnFocus };
}
