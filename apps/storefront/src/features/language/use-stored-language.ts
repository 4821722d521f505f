import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useKeptTexts } from '../../platform/texts-context.ts';
import { chosenLanguage } from './stored-language.ts';
import { useLanguageChange } from './use-language-change.tsx';

/**
 * Speaks the language the shopper chose where the page came in another, its cookie being gone or its
 * texts lost on their way, and keeps the choice in both its places anew: a browser forgets the one
 * sooner than the other.
 * @returns a note for when that fails, to be rendered
 */
export function useStoredLanguage(): ReactNode {
  const texts = useKeptTexts();
  const { change, note } = useLanguageChange();
  const restore = useEffectEvent(() => {
    const chosen = chosenLanguage(texts, document);
    if (chosen !== undefined) change(chosen);
  });
  useEffect(() => restore(), []);
  return note;
}
