/** A page in the background paints nothing: what waits goes on after this, in milliseconds. */
const LONGEST_WAIT_MS = 300;

/** Resolves once what has been drawn so far is on the screen: after the frame that paints it. */
export async function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, LONGEST_WAIT_MS);
  await promise;
}
