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
 * Requests all scripts at once. After an error it repeats the request until the app is loaded. When a deploy has
 * removed a script, it reloads the page, unless the page is the result of a reload (F6).
 */
async function loadApp(): Promise<void> {
  const scripts: string[] = JSON.parse(document.querySelector('#app-scripts')?.textContent ?? '[]');
  for (const href of scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  for (let delay = 1_000; ; delay = Math.min(2 * delay, MAX_RETRY_DELAY_MS)) {
    try {
      await import(/* @vite-ignore */ scripts[0] ?? '');
      return;
    } catch {
      if (!isReloaded() && (await isAnyMissing(scripts))) location.reload();
      await Promise.race([sleep(delay), online()]);
    }
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}

async function isAnyMissing(scripts: string[]): Promise<boolean> {
  const heads = scripts.map((script) =>
    fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined),
  );
  return (await Promise.all(heads)).some((head) => head?.status === 404);
}
