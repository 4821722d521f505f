declare global {
  /** The buttons that were clicked before the replay, in the order of their last clicks. */
  var preHydrationClicks: Set<HTMLElement> | undefined;
}

/** Ends the recording of clicks by `record-clicks.ts` without a replay, where a page cannot be hydrated. */
export function stopRecordingClicks(): void {
  // The minifier removes the calls of a function that does nothing but set a global.
  for (const button of globalThis.preHydrationClicks ?? []) button.ariaBusy = null;
  globalThis.preHydrationClicks?.clear();
  globalThis.preHydrationClicks = undefined;
}

/**
 * Clicks each recorded button once, in the order of the last clicks. The recording goes on until the last of
 * them, so that no click is handled before an earlier one.
 */
export async function replayClicks(): Promise<void> {
  for (;;) {
    await yieldToMain();
    const clicks = globalThis.preHydrationClicks;
    const [button] = clicks ?? [];
    globalThis.preHydrationClicks = undefined;
    if (!button) return;
    clicks?.delete(button);
    button.ariaBusy = null;
    button.click();
    globalThis.preHydrationClicks = clicks;
  }
}

/** Resolves in a new task, after what is scheduled: rendering, input and other events. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
