import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  checkServer,
  isChunkError,
  recordChunkErrors,
  recoverFromChunkError,
  reloadOnPreloadError,
  reloadWhenServerResponds,
} from './preload-error.ts';
import { memoryStorage } from './safe-storage.ts';

const reload = vi.fn<() => void>();

/** A page of an app, in a tab that can store. */
function openPage(pathname: string, tab = createTab()) {
  const location = { pathname, href: `https://shop.example${pathname}`, reload };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('sessionStorage', tab);
  return tab;
}

function createTab() {
  const { read, write } = memoryStorage();
  return { getItem: read, setItem: write };
}

/** Reports a failed dynamic import as Vite does, and throws its error. */
function failToImport(): never {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  return () => vi.unstubAllGlobals();
});

describe('F6 a page whose chunk cannot be loaded', () => {
  test('is reloaded once: a second failure at the same path is reported', async () => {
    const tab = openPage('/shop');
    expect(await recoverFromChunkError()).toBe('reloading');
    openPage('/shop', tab);
    expect(await recoverFromChunkError()).toBe('missing');
    openPage('/cart', tab);
    expect(await recoverFromChunkError()).toBe('reloading');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is reloaded once for all chunks that fail at the same time', async () => {
    openPage('/shop');
    reloadOnPreloadError();
    expect(failToImport).toThrow(TypeError);
    expect(failToImport).toThrow(TypeError);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(await recoverFromChunkError()).toBe('missing');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not reloaded for a chunk that it can do without', async () => {
    openPage('/shop');
    reloadOnPreloadError();
    await expect(ignorePreloadErrors(async () => failToImport())).rejects.toThrow(TypeError);
    await expect(ignorePreloadErrors(async () => 'loaded')).resolves.toBe('loaded');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(reload).not.toHaveBeenCalled();
  });

  test('is reloaded for its chunk while one is loaded that it can do without', async () => {
    openPage('/shop');
    reloadOnPreloadError();
    const other = Promise.withResolvers<string>();
    const load = ignorePreloadErrors(() => other.promise);
    expect(failToImport).toThrow(TypeError);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    other.resolve('loaded');
    await expect(load).resolves.toBe('loaded');
  });

  test.each([
    ['stores nothing', { getItem: () => null, setItem: () => undefined }],
    [
      'forbids storage',
      {
        getItem: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
        setItem: () => undefined,
      },
    ],
  ])('is not reloaded in a tab that %s', async (_name, tab) => {
    openPage('/shop', tab);
    expect(await recoverFromChunkError()).toBe('missing');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not reloaded while its server cannot be reached', async () => {
    openPage('/shop');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await recoverFromChunkError()).toBe('unreachable');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not reloaded while its server fails: the reload would show the error page of the server', async () => {
    openPage('/shop');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    expect(await recoverFromChunkError()).toBe('failing');
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', async () => new Response(null));
    expect(await checkServer()).toBe('ok');
    expect(await recoverFromChunkError()).toBe('reloading');
  });

  test('is distinguished from a page that throws another error', () => {
    openPage('/shop');
    recordChunkErrors();
    const error = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    expect(isChunkError(error)).toBe(true);
    expect(isChunkError(new TypeError(error.message))).toBe(false);
    expect(isChunkError(undefined)).toBe(false);
  });
});

describe('F6 a page whose server does not respond', () => {
  test('is reloaded once when the browser is online again and the server responds', async () => {
    openPage('/shop');
    let server = async () => new Response(null, { status: 503 });
    const checked = vi.fn<() => Promise<Response>>(() => server());
    vi.stubGlobal('fetch', checked);
    const stop = reloadWhenServerResponds();
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(checked).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();
    server = async () => new Response(null);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(checked).toHaveBeenCalledTimes(2);
  });

  test('is requested again and again, until it responds', async () => {
    vi.useFakeTimers();
    openPage('/shop');
    const checked = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('fetch', checked);
    const stop = reloadWhenServerResponds();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(checked.mock.calls.length).toBeGreaterThan(3);
    expect(checked.mock.calls.length).toBeLessThan(8);
    checked.mockImplementation(async () => new Response(null));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    vi.useRealTimers();
  });
});
