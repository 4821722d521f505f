import { createContext, use } from 'react';
import { memoryStorage, type SafeStorage } from './safe-storage.ts';

/** The storage of this page; in memory where there is no browser. */
export const StorageContext = createContext<SafeStorage>(memoryStorage());

/** The storage of this page. */
export function useStorage(): SafeStorage {
  return use(StorageContext);
}
