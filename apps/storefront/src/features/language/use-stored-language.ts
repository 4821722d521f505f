import { findStoredLanguage, useStorage } from '@shop/app-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLanguageChange } from './use-language-change.tsx';

/**
 * Changes to the stored language when the page has another one: the cookie was removed, or the texts could
 * not be loaded. Stores the language again in localStorage and in the cookie, because browsers remove them at
 * different times.
 * @returns an error message to render when that fails
 */
export function useStoredLanguage(): ReactNode {
  const storage = useStorage();
  const { change, note } = useLanguageChange();
  const restore = useEffectEvent(() => {
    const language = findStoredLanguage(storage, document);
    if (language !== undefined) change(language);
  });
  useEffect(() => restore(), []);
  return note;
}
