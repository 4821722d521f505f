import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';

type Page = { html: string };

const OPTIONS: PageCacheOptions<Page> = {
  timeout: 300,
  ttl: 5_000,
  max: 2,
  maxBytes: 1_000_000,
  sizeOf: ({ html }) => html.length,
  concurrency: 2,
};

beforeEach(() => {
  vi.useFakeTimers();
  // An entry of the moment 0 would never expire.
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

function createCache(options: Partial<PageCacheOptions<Page>> = {}, errors: string[] = []) {
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

describe('the memory of the cache', () => {
  test('is limited in bytes: the least recently used pages are removed, and a page above the limit is not cached', async () => {
    const get = createCache({ max: 100, maxBytes: 10_000 });
    let created = 0;
    const create = (size: number) => async () => {
      created += 1;
      return { html: 'x'.repeat(size) };
    };
    for (const key of ['/a', '/b', '/c']) await get(key, create(4_000));
    expect(created).toBe(3);
    await get('/c', create(4_000));
    await get('/b', create(4_000));
    expect(created).toBe(3);
    await get('/a', create(4_000));
    expect(created).toBe(4);
    for (const _ of [1, 2])
      expect((await get('/large', create(20_000)))?.html).toHaveLength(20_000);
    expect(created).toBe(6);
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
