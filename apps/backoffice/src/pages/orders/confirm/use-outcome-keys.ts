import { useStorage } from '@shop/app-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { isShortcut } from '../../../lib/is-shortcut.ts';

/** The owner's setting on this device. */
const STORAGE_KEY = 'call-shortcuts';

/** The keys of the queue of calls. */
export type OutcomeKey = 'c' | 'n' | 'r' | 'b' | 'u';

/**
 * Calls a function when a key of the queue is pressed, except while the user types or a dialog is open. The owner can turn
 * the keys off (WCAG 2.1.4).
 */
export function useOutcomeKeys(actions: Partial<Record<OutcomeKey, () => void>>) {
  const storage = useStorage();
  const [isEnabled, setEnabled] = useState(() => storage.read(STORAGE_KEY) !== 'off');
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const pressed = event.key.toLowerCase();
    const action = Object.entries(actions).find(([key]) => key === pressed)?.[1];
    if (!action || event.repeat || !isShortcut(event)) return;
    event.preventDefault();
    action();
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
    setEnabled: (isWanted: boolean) => {
      if (isWanted) storage.remove(STORAGE_KEY);
      else storage.write(STORAGE_KEY, 'off');
      setEnabled(isWanted);
    },
  };
}
