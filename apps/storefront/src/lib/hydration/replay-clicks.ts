import { yieldToMain } from './yield-to-main.ts';

declare global {
  /** The buttons that were clicked before hydration, in the order of their last clicks. */
  var preHydrationClicks: Set<HTMLElement> | undefined;
}

let recorded: HTMLElement[] = [];

/**
 * Ends the recording of clicks by `record-clicks.ts`. Call it before React adds its listeners, so that no
 * click is handled twice.
 */
export function stopRecordingClicks(): void {
  recorded = [...(globalThis.preHydrationClicks ?? [])];
  globalThis.preHydrationClicks = undefined;
}

/** Clicks each recorded button once, in the order of the last clicks. */
export async function replayClicks(): Promise<void> {
  for (const button of recorded.splice(0)) {
    await yieldToMain();
    button.click();
  }
}
