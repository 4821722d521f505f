import { findStoredLanguage, useStorage } from '@shop/app-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLanguageChange } from '../../features/language/use-language-change.tsx';
import { replayClicks } from '../../lib/hydration/replay-clicks.ts';
import { replayInput } from '../../lib/hydration/replay-input.ts';

/** The mark in the performance timeline after which the page handles events. */
const HYDRATED = 'shop:hydrated';

/**
 * Replays pre-hydration events and restores the stored language. It must be inside the page's Suspense
 * boundary, which React hydrates last. A change before that would be a hydration mismatch.
 * @param onEnd called after the replay
 */
export function HydrationReplay({ onEnd }: { onEnd: () => void }) {
  const languageNote = useStoredLanguage();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const replay = async () => {
      await replayInput(document);
      await replayClicks();
      performance.mark(HYDRATED);
      end();
    };
    void replay();
  }, []);
  return languageNote;
}

/**
 * Changes to the stored language when the page has another one: the cookie was removed, or the texts could
 * not be loaded. Stores the language again in localStorage and in the cookie, because browsers remove them at
 * different times.
 * @returns an error message to render when that fails
 */
function useStoredLanguage(): ReactNode {
  const storage = useStorage();
  const { change, note } = useLanguageChange();
  const restore = useEffectEvent(() => {
    const language = findStoredLanguage(storage, document);
    if (language !== undefined) change(language);
  });
  useEffect(() => restore(), []);
  return note;
}
