/**
 * Loads chunks that the page can do without. When one cannot be loaded, the promise rejects, but the page is not
 * reloaded, as it would be for any other chunk.
 */
export async function ignorePreloadErrors<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // The server has no page to reload.
  if (typeof window === 'undefined') return load();
  const ignoreError = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('vite:preloadError', ignoreError, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener('vite:preloadError', ignoreError, { capture: true });
  }
}
