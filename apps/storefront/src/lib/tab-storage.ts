import { createContext, use } from 'react';
import { browserStorage, type SafeStorage } from '@shop/app-kit';

/** The storage of this tab: a reload keeps it, and closing the tab removes it. */
export const TabStorageContext = createContext<SafeStorage>(browserStorage(() => sessionStorage));

/** The storage of this tab. */
export function useTabStorage(): SafeStorage {
  return use(TabStorageContext);
}
