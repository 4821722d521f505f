import { useEffect, useState } from 'react';

/**
 * Keeps the element with the visible focus clear of a message at the foot of the window (WCAG 2.4.11): the page or
 * the dialog scrolls when the message is shown over it, or when the focus moves behind the message.
 * @returns the ref of the message
 */
export function useUncoveredFocus(): (message: HTMLElement | null) => void {
  const [message, setMessage] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!message) return undefined;
    const uncover = () => uncoverFocus(message);
    // The message moves into its place.
    const observer = new ResizeObserver(uncover);
    observer.observe(message);
    message.addEventListener('transitionend', uncover);
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      message.removeEventListener('transitionend', uncover);
      document.removeEventListener('focusin', uncover);
    };
  }, [message]);

  return setMessage;
}

function uncoverFocus(message: HTMLElement): void {
  const focused = document.activeElement;
  // A press with a pointer would end on another element after the page has scrolled.
  if (!focused?.matches(':focus-visible') || message.contains(focused)) return;
  const [shown, covering] = [focused.getBoundingClientRect(), message.getBoundingClientRect()];
  const isCovered =
    shown.bottom > covering.top &&
    shown.top < covering.bottom &&
    shown.right > covering.left &&
    shown.left < covering.right;
  // What is larger than the window cannot be shown as a whole.
  if (isCovered && shown.height < covering.top) focused.scrollIntoView({ block: 'center' });
}
