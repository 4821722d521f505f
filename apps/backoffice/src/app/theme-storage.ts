import type { StorageManager } from '@mui/material/styles';
import type { SafeStorage } from '@shop/app-kit';

/** The key in the storage, and `modeStorageKey` of the theme provider. */
export const THEME_KEY = 'theme';

/**
 * Stores the owner's choice of the light or the dark theme on this device, for Material UI's theme
 * provider. Without a choice nothing is stored, and the device's setting applies.
 */
export function themeStorage(storage: SafeStorage): StorageManager {
  return ({ key }) => ({
    get: (fallback) => (key === THEME_KEY ? storage.read(key) : null) ?? fallback,
    set(value) {
      if (key !== THEME_KEY) return;
      if (value === 'light' || value === 'dark') storage.write(key, value);
      else storage.remove(key);
    },
    subscribe: (listener) => {
      const follow = ({ key: changed, newValue }: StorageEvent) =>
        changed === key && listener(newValue);
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  });
}
