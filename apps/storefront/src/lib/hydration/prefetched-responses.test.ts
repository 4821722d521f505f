import { afterEach, expect, test, vi } from 'vitest';
import { withPrefetchedResponses } from './prefetched-responses.ts';

const BANNERS = 'http://localhost:8000/api/images/banner/';

afterEach(() => {
  globalThis.prefetchedResponses = undefined;
  vi.restoreAllMocks();
});

function mockFetch(text: string) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text));
}

test('a prefetched response is used once, then the URL is fetched again', async () => {
  const fetched = mockFetch('late');
  globalThis.prefetchedResponses = new Map([[BANNERS, Promise.resolve(new Response('early'))]]);
  const fetchOnce = withPrefetchedResponses();
  expect(await (await fetchOnce(BANNERS)).text()).toBe('early');
  expect(fetched).not.toHaveBeenCalled();
  expect(await (await fetchOnce(BANNERS)).text()).toBe('late');
});

test('F1 a failed prefetch rejects the first call, and the next call is fetched', async () => {
  mockFetch('late');
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  globalThis.prefetchedResponses = new Map([[BANNERS, failed]]);
  const fetchOnce = withPrefetchedResponses();
  await expect(fetchOnce(BANNERS)).rejects.toThrow('Failed to fetch');
  expect(await (await fetchOnce(BANNERS)).text()).toBe('late');
});

test('F1 a prefetch without a response is aborted like any call', async () => {
  globalThis.prefetchedResponses = new Map([[BANNERS, new Promise<Response>(() => undefined)]]);
  const controller = new AbortController();
  const response = withPrefetchedResponses()(BANNERS, { signal: controller.signal });
  controller.abort(new DOMException('too long', 'TimeoutError'));
  await expect(response).rejects.toThrow('too long');
});

test('F2 only GET responses are prefetched: an order is always sent', async () => {
  mockFetch('placed');
  globalThis.prefetchedResponses = new Map([[BANNERS, Promise.resolve(new Response('early'))]]);
  const response = await withPrefetchedResponses()(BANNERS, { method: 'POST', body: '{}' });
  expect(await response.text()).toBe('placed');
});
