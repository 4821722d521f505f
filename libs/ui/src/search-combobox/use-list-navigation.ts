import Combobox from '@github/combobox-nav';
import { useEffect, useRef } from 'react';

/**
 * While the list is open, the arrow keys of the search field highlight its options and Enter clicks the
 * highlighted one. Without a highlighted option, Enter clicks the only one or highlights the first of
 * several (NAV-8). Tab moves the focus and selects nothing. Returns the props of the list.
 */
export function useListNavigation(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const field = element?.closest('search')?.querySelector('input');
    if (!isOpen || !element || !field) return undefined;
    const combobox = new Combobox(field, element, { tabInsertsSuggestions: false });
    const listeners = new AbortController();
    combobox.start();
    field.addEventListener(
      'keydown',
      (event) => {
        // The library prevents the default action of the keys that it handles.
        if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
        event.preventDefault();
        const options = element.querySelectorAll<HTMLElement>('[role="option"]');
        if (options.length === 1) options[0]?.click();
        else combobox.navigate(1);
      },
      { signal: listeners.signal },
    );
    return () => {
      listeners.abort();
      combobox.stop();
    };
  }, [isOpen]);
  return { ref: list, role: 'listbox' };
}
