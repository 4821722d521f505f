import { useEffect, type RefObject } from 'react';

/**
 * While `isOpen`, tells when the shopper turns to something outside the box: a press that began and
 * ended there, as scrolling the page by touch does not, or focus that went there.
 */
export function useOutside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOutside: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node && box.current?.contains(target));
    let isPressed = false;
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });
    listen('pointerdown', (event) => {
      isPressed = isOutside(event);
    });
    listen('pointerup', (event) => {
      if (isPressed && isOutside(event)) onOutside();
    });
    listen('focusin', (event) => {
      if (isOutside(event)) onOutside();
    });
    return () => listening.abort();
  }, [box, isOpen, onOutside]);
}
