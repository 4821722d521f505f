import { useStorage } from '@shop/app-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { isShortcut } from '../../lib/is-shortcut.ts';

/** The owner's setting on this device. */
const STORAGE_KEY = 'search-shortcut';

export const SEARCH_KEY = '/';

/** The setting of the search's key. */
export type SearchShortcut = { isEnabled: boolean; setEnabled: (isEnabled: boolean) => void };

/**
 * Calls a function when the key `/` is pressed, except while the user types or a dialog is open. The
 * owner can turn the key off (WCAG 2.1.4).
 */
export function useSearchShortcut(open: () => void): SearchShortcut {
  const storage = useStorage();
  const [isEnabled, setEnabled] = useState(() => storage.read(STORAGE_KEY) !== 'off');
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== SEARCH_KEY || !isShortcut(event)) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    if (!isEnabled) return undefined;
    const controller = new AbortController();
    document.addEventListener('keydown', (event) => handleKey(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [isEnabled]);

  return {
    isEnabled,
    setEnabled(isWanted) {
      if (isWanted) storage.remove(STORAGE_KEY);
      else storage.write(STORAGE_KEY, 'off');
      setEnabled(isWanted);
    },
  };
}
