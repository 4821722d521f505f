import { type RefObject, useEffect } from 'react';

/**
 * While `active`, calls `onDismiss` on a click outside the element, when focus leaves it, and on
 * Escape.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || element === null) return undefined;
    const listeners = new AbortController();
    const dismissOutside = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) onDismiss();
    };
    const options = { signal: listeners.signal };
    document.addEventListener('pointerdown', dismissOutside, options);
    document.addEventListener('focusin', dismissOutside, options);
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDismiss();
      },
      options,
    );
    return () => listeners.abort();
  }, [ref, active, onDismiss]);
}
