/**
 * Loads what later pages need, once the browser has been idle after a delay, unless the user has set the browser
 * to use little data. An error of `load` is ignored: the page loads its chunk again when it is opened.
 * @param delay milliseconds, during which the open page has the connection to itself
 * @returns a function that cancels it during the delay
 */
export function preloadWhenIdle(load: () => Promise<unknown>, delay: number): () => void {
  if (savesData()) return () => {};
  const start = () => void load().catch(() => undefined);
  // Safari has no `requestIdleCallback`.
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
    delay,
  );
  return () => clearTimeout(timer);
}

/** Whether the user has set the browser to use little data. Not every browser exposes it. */
function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
