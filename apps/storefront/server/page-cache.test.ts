import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';

const OPTIONS: PageCacheOptions = { timeout: 300, ttl: 5_000, max: 2, concurrency: 2 };

type Page = { html: string };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function createCache(options: Partial<PageCacheOptions> = {}, errors: string[] = []) {
  return createPageCache<Page>({ ...OPTIONS, ...options }, (message) => errors.push(message));
}

/** Creates "page 1", "page 2" …, each when the test resolves it. */
function slowPages() {
  const started: PromiseWithResolvers<Page>[] = [];
  const create = () => {
    const page = Promise.withResolvers<Page>();
    started.push(page);
    return page.promise;
  };
  const finish = (index: number) => started[index]?.resolve({ html: `page ${index + 1}` });
  return { started, create, finish };
}

function fastPages() {
  let count = 0;
  return async () => ({ html: `page ${(count += 1)}` });
}

describe('a cached page', () => {
  test('is created once for simultaneous requests and for those within its time to live', async () => {
    const get = createCache();
    const { started, create, finish } = slowPages();
    const waiting = [get('/', create), get('/', create), get('/', create)];
    finish(0);
    const page = { html: 'page 1' };
    expect(await Promise.all(waiting)).toEqual([page, page, page]);
    vi.advanceTimersByTime(4_900);
    expect(await get('/', create)).toEqual(page);
    vi.advanceTimersByTime(200);
    void get('/', create);
    expect(started).toHaveLength(2);
  });

  test('that was used least recently is removed first when there are too many', async () => {
    const get = createCache();
    const create = fastPages();
    for (const key of ['/a', '/b', '/c']) await get(key, create);
    expect(await get('/c', create)).toEqual({ html: 'page 3' });
    expect(await get('/b', create)).toEqual({ html: 'page 2' });
    expect(await get('/a', create)).toEqual({ html: 'page 4' });
  });
});

describe('a request gets no page', () => {
  test('after 300 ms; the page is cached for the next request', async () => {
    const get = createCache();
    const { create, finish } = slowPages();
    const first = get('/', create);
    await vi.advanceTimersByTimeAsync(300);
    expect(await first).toBeUndefined();
    finish(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(await get('/', create)).toEqual({ html: 'page 1' });
  });

  test('when too many pages are being created', async () => {
    const get = createCache();
    const { started, create, finish } = slowPages();
    const waiting = [get('/a', create), get('/b', create)];
    expect(await get('/c', create)).toBeUndefined();
    finish(0);
    finish(1);
    await Promise.all(waiting);
    void get('/c', create);
    expect(started).toHaveLength(3);
  });

  test('when its creation fails, which is repeated after five seconds and logged once', async () => {
    const errors: string[] = [];
    const get = createCache({ ttl: 60_000 }, errors);
    let attempts = 0;
    const fail = async () => {
      attempts += 1;
      throw new Error('the API server is down');
    };
    for (const key of ['/', '/', '/shop']) expect(await get(key, fail)).toBeUndefined();
    expect(attempts).toBe(2);
    vi.advanceTimersByTime(5_100);
    expect(await get('/', fastPages())).toEqual({ html: 'page 1' });
    expect(errors).toEqual(['the API server is down']);
  });
});
