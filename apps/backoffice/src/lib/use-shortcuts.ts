import { useStorage } from '@shop/app-kit';
import { useState } from 'react';
import { useKeyActions } from './use-key-actions.ts';

/** Where the key types a character, or another dialog is open. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** The owner's setting of shortcuts of one character. */
export type Shortcuts = { isEnabled: boolean; setEnabled: (isEnabled: boolean) => void };

/**
 * Calls a function when its key is pressed, except while the user types or a dialog is open (`useKeyActions`). The
 * owner can turn the keys off (WCAG 2.1.4).
 * @param storageKey stores the setting on this device
 * @param actions by lower-case key
 */
export function useShortcuts(
  storageKey: string,
  actions: Readonly<Record<string, () => void>>,
): Shortcuts {
  const storage = useStorage();
  const [isEnabled, setEnabled] = useState(() => storage.read(storageKey) !== 'off');
  useKeyActions(actions, { isEnabled, except: TYPED_INTO });

  return {
    isEnabled,
    setEnabled(isWanted) {
      if (isWanted) storage.remove(storageKey);
      else storage.write(storageKey, 'off');
      setEnabled(isWanted);
    },
  };
}
