import { useStorage } from '@shop/app-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** Where the key types a character, or another dialog is open. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** The owner's setting of shortcuts of one character. */
export type Shortcuts = { isEnabled: boolean; setEnabled: (isEnabled: boolean) => void };

/**
 * Calls a function when its key is pressed without Ctrl, Meta or Alt, except while the user types or a dialog is
 * open. A key that is held counts once. The owner can turn the keys off (WCAG 2.1.4).
 * @param storageKey stores the setting on this device
 * @param actions by lower-case key
 */
export function useShortcuts(
  storageKey: string,
  actions: Readonly<Record<string, () => void>>,
): Shortcuts {
  const storage = useStorage();
  const [isEnabled, setEnabled] = useState(() => storage.read(storageKey) !== 'off');
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const action = new Map(Object.entries(actions)).get(key.toLowerCase());
    const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
    if (!action || repeat || ctrlKey || metaKey || altKey || isTyping) return;
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
    setEnabled(isWanted) {
      if (isWanted) storage.remove(storageKey);
      else storage.write(storageKey, 'off');
      setEnabled(isWanted);
    },
  };
}
