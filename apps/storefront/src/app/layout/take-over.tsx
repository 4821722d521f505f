import { useEffect } from 'react';
import { useStoredLanguage } from '../../features/language/use-stored-language.ts';
import { nextTask } from '../../platform/next-task.ts';
import { replayEarlyInput } from '../../platform/replay-early-input.ts';
import { replayEarlyPresses } from '../../platform/replay-early-presses.ts';

/** In the browser's timeline: from here on the page answers to the shopper. */
const TAKEN_OVER = 'shop:taken-over';

/**
 * What is to be done once the script has taken over a first view. It stands within the page's
 * Suspense, whose content React takes over last: a text or field that changed before that would not
 * be the one it finds.
 */
export function TakeOver() {
  const note = useStoredLanguage();
  useEffect(() => {
    void (async () => {
      await replayEarlyInput(document);
      // Not in the effect's own task: what a press does may need to be drawn at once.
      await nextTask();
      replayEarlyPresses(document);
      performance.mark(TAKEN_OVER);
    })();
  }, []);
  return note;
}
