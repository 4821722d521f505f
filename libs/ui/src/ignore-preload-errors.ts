const ignoredErrors = new Set<unknown>();

/**
 * Loads chunks that the page can do without. When one cannot be loaded, the promise rejects, but the page is not
 * reloaded, as an app does it for any other chunk.
 */
export async function ignorePreloadErrors<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    ignoredErrors.add(error);
    throw error;
  }
}

/** Whether the error of a `vite:preloadError` is that of a chunk that `ignorePreloadErrors` loads. */
export function isIgnoredPreloadError(error: unknown): boolean {
  return ignoredErrors.has(error);
}
