import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importLoaded } from './import-loaded.ts';

/** The URLs that cannot be loaded. */
const broken = new Set<string>();
/** The URLs that were requested, in order. */
const requested: string[] = [];
/** The style sheets of the page. */
const links = new Map<string, object>();
const onPreloadError = vi.fn<(event: Event) => void>();

beforeEach(() => {
  broken.clear();
  links.clear();
  requested.length = 0;
  onPreloadError.mockClear();
  const window = new EventTarget();
  window.addEventListener('vite:preloadError', onPreloadError);
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', async (href: string) => {
    requested.push(href);
    return new Response('', { status: broken.has(href) ? 503 : 200 });
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => links.get(selector) ?? null,
    createElement: () => ({}),
    head: { append: loadLink },
  });
  return () => vi.unstubAllGlobals();
});

type TestLink = { href: string; onload: () => void; onerror: () => void; remove: () => void };

function loadLink(link: TestLink): void {
  const selector = `link[href="${link.href}"]`;
  requested.push(link.href);
  links.set(selector, link);
  link.remove = () => links.delete(selector);
  queueMicrotask(broken.has(link.href) ? link.onerror : link.onload);
}

/** `import()` of a browser that caches its failures: Chromium before 156, Firefox before 155. */
function importOf(script: string): () => Promise<string> {
  let isFailureCached = false;
  return async () => {
    isFailureCached ||= broken.has(script);
    if (isFailureCached) throw new TypeError('Failed to fetch dynamically imported module');
    return 'loaded';
  };
}

describe('F6 a chunk is imported when its files are loaded', () => {
  for (const file of ['page.js', 'nested.js', 'page.css']) {
    test(`when ${file} could not be loaded, a later import succeeds, also in a browser that caches a failed import`, async () => {
      const importChunk = importOf(`/${file}`);
      broken.add(`/${file}`);
      await expect(importLoaded(importChunk, [`other-${file}`, file])).rejects.toThrow(TypeError);
      broken.clear();
      await expect(importLoaded(importChunk, [`other-${file}`, file])).resolves.toBe('loaded');
      expect(requested.filter((href) => href === `/${file}`)).toHaveLength(2);
    });
  }

  test('without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const importChunk = vi.fn<() => Promise<string>>();
    await expect(importLoaded(importChunk, ['offline.js'])).rejects.toThrow('Failed to fetch');
    expect(importChunk).not.toHaveBeenCalled();
  });

  test('the error is reported as Vite reports it, once for each import', async () => {
    broken.add('/reported.js');
    const error: unknown = await importLoaded(importOf('/reported.js'), ['reported.js']).catch(
      (thrown: unknown) => thrown,
    );
    expect(onPreloadError.mock.calls).toMatchObject([[{ payload: error }]]);
  });

  test('an error of the import itself is reported too', async () => {
    const error = new SyntaxError('broken on purpose');
    await expect(importLoaded(() => Promise.reject(error))).rejects.toBe(error);
    expect(onPreloadError.mock.calls).toMatchObject([[{ payload: error }]]);
  });

  test('a file that is loaded, or that the page links, is not requested again', async () => {
    links.set('link[href="/linked.js"]', {});
    const files = ['once.js', 'once.css', 'linked.js'];
    await Promise.all([
      importLoaded(async () => 'first', files),
      importLoaded(async () => 'second', files),
    ]);
    await importLoaded(async () => 'third', files);
    expect(requested.toSorted()).toEqual(['/once.css', '/once.js']);
  });
});
