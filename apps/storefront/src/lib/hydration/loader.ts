/**
 * The loader, inline in every built page. It requests the app's scripts after the largest image is painted, so that
 * they do not delay it.
 */
const MAX_WAIT_MS = 300;
const MAX_RETRY_DELAY_MS = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const firstPaint = () =>
  new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

// A page that is not rendered paints nothing before its scripts.
if (document.querySelector('#ssr-state')) {
  await Promise.race([firstImagePainted(), sleep(MAX_WAIT_MS)]);
}
await loadApp();

async function firstImagePainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await image?.decode().catch(() => undefined);
  await firstPaint();
}

/**
 * Requests all scripts at once, and imports the app. After an error it fetches the scripts until all are there, and
 * imports the app again. When that fails too, the browser caches failed imports (ADR 0114); when a script is missing, a
 * deploy has removed it (F6). Then it reloads the page, unless the page is the result of a reload.
 */
async function loadApp(): Promise<void> {
  const scripts: string[] = JSON.parse(document.querySelector('#app-scripts')?.textContent ?? '[]');
  for (const href of scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  let isLoaded = await importApp(scripts);
  for (let delay = 1_000; !isLoaded; delay = Math.min(2 * delay, MAX_RETRY_DELAY_MS)) {
    const statuses = await Promise.all(scripts.map(fetchScript));
    const areFetched = statuses.every((status) => status === 200);
    isLoaded = areFetched && (await importApp(scripts));
    if (isLoaded) return;
    if ((areFetched || statuses.includes(404)) && !isReloaded()) location.reload();
    await Promise.race([sleep(delay), online()]);
  }
}

/** Resolves to false when the app, the first of its scripts, cannot be imported. */
function importApp([app = '']: string[]): Promise<boolean> {
  return import(/* @vite-ignore */ app).then(
    () => true,
    () => false,
  );
}

/** Fetches a script into the HTTP cache. Resolves to its status, or to undefined without a response. */
async function fetchScript(href: string): Promise<number | undefined> {
  try {
    const response = await fetch(href);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
