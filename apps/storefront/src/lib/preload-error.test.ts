import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '@shop/app-kit';
import { recoverFromChunkError, reloadOnPreloadError } from './preload-error.ts';

const reload = vi.fn<() => void>();

/** A page of the storefront, in a tab that can store. */
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

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }));
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
    window.dispatchEvent(new Event('vite:preloadError'));
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(await recoverFromChunkError()).toBe('reloading');
    expect(reload).toHaveBeenCalledTimes(1);
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
    expect(await recoverFromChunkError()).toBe('offline');
    expect(reload).not.toHaveBeenCalled();
  });
});
