/** The time limit in milliseconds, because a page in the background paints nothing. */
const MAX_WAIT_MS = 300;

/** Resolves after the frame that paints the current state of the page. */
export async function afterPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, MAX_WAIT_MS);
  await promise;
}
