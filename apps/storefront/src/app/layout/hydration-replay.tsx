import { useEffect } from 'react';
import { useStoredLanguage } from '../../features/language/use-stored-language.ts';
import { replayClicks } from '../../lib/hydration/replay-clicks.ts';
import { replayInput } from '../../lib/hydration/replay-input.ts';

/** The mark in the performance timeline after which the page handles events. */
const HYDRATED = 'shop:hydrated';

/**
 * Replays pre-hydration events and restores the stored language. It must be inside the page's Suspense
 * boundary, which React hydrates last. A change before that would be a hydration mismatch.
 */
export function HydrationReplay() {
  const languageNote = useStoredLanguage();
  useEffect(() => {
    const replay = async () => {
      await replayInput(document);
      await replayClicks();
      performance.mark(HYDRATED);
    };
    void replay();
  }, []);
  return languageNote;
}
