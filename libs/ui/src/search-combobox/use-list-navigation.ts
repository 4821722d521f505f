import Combobox from '@github/combobox-nav';
import { useEffect, useRef } from 'react';

/**
 * While the list is open, the arrow keys of the search field highlight its options and Enter clicks the
 * highlighted one (NAV-8). Tab moves the focus and selects nothing. Returns the props of the list.
 */
export function useListNavigation(isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const field = element?.closest('search')?.querySelector('input');
    if (!isOpen || !element || !field) return undefined;
    const combobox = new Combobox(field, element, { tabInsertsSuggestions: false });
    combobox.start();
    return () => combobox.stop();
  }, [isOpen]);
  return { ref: list, role: 'listbox' };
}
