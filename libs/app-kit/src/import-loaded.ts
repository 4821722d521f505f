/** The files that were requested, by their URLs. One that could not be loaded is requested again. */
const requests = new Map<string, Promise<void>>();

/**
 * Imports a chunk when its files are loaded, which the browser then takes from its HTTP cache. Browsers before Chromium
 * 156 and Firefox 155 cache a failed `import()` until the page is reloaded (https://github.com/whatwg/html/issues/6768),
 * and all of them a failed `preload`; none caches a failed `fetch`. So a chunk that could not be loaded can be
 * imported later in the same page (F6). A build calls it for each dynamic import (`importLoadedChunks`), instead of
 * Vite's helper. When a file or the import fails, `vite:preloadError` is dispatched before the promise rejects with the
 * same error.
 * @param importChunk Vite moves a `then` of the import into it, which then does not see the failure of a file: the apps
 * await their imports
 * @param files the chunk's scripts and style sheets, from the app's base URL
 */
export async function importLoaded<Chunk>(
  importChunk: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  try {
    await Promise.all(files.map((file) => loadOnce(import.meta.env.BASE_URL + file)));
    return await importChunk();
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

function loadOnce(href: string): Promise<void> {
  const request = requests.get(href) ?? load(href);
  requests.set(href, request);
  return request;
}

async function load(href: string): Promise<void> {
  // The page has loaded the files of its first scripts.
  if (document.querySelector(`link[href="${href}"]`)) return;
  try {
    await (href.endsWith('.css') ? loadStyles(href) : fetchScript(href));
  } catch (error) {
    requests.delete(href);
    throw error;
  }
}

async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`${href}: ${response.status}`);
  await response.arrayBuffer();
}

async function loadStyles(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href,
    onload: resolve,
    onerror: () => reject(new TypeError(href)),
  });
  document.head.append(link);
  await promise.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
