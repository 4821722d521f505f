import { createContext, use } from 'react';
import { memoryTexts, type KeptTexts } from './storage.ts';

/** Where this page keeps texts; without a browser, in memory. */
export const TextsContext = createContext<KeptTexts>(memoryTexts());

/** What the shop keeps with the shopper. */
export function useKeptTexts(): KeptTexts {
  return use(TextsContext);
}
