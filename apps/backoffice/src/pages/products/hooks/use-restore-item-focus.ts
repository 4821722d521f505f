import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus inside a list item that React moves within its list: the browser removes the
 * focus from a moved element.
 */
export function useRestoreItemFocus(item: RefObject<HTMLElement | null>) {
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = item;
    if (!current) return undefined;
    const remember = (event: FocusEvent) => {
      focused.current = event.target instanceof HTMLElement ? event.target : null;
    };
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget !== null) focused.current = null;
    };
    current.addEventListener('focusin', remember);
    current.addEventListener('focusout', forget);
    return () => {
      current.removeEventListener('focusin', remember);
      current.removeEventListener('focusout', forget);
    };
  }, [item]);

  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    focused.current.focus();
    item.current?.scrollIntoView({ block: 'nearest' });
  });
}
