import { type RefObject, useEffect } from 'react';

/**
 * While `active`, asks `onDismiss` when the shopper presses outside the element, moves focus out of
 * it, or presses Escape.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || element === null) return undefined;
    const listening = new AbortController();
    const dismissOutside = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) onDismiss();
    };
    const options = { signal: listening.signal };
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
    return () => listening.abort();
  }, [ref, active, onDismiss]);
}
