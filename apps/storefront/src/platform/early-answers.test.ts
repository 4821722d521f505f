import { afterEach, expect, test, vi } from 'vitest';
import { withEarlyAnswers } from './early-answers.ts';

const BANNERS = 'http://localhost:8000/api/images/banner/';

afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.restoreAllMocks();
});

function answeredBy(text: string) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text));
}

test('performance.md what was asked for before the app came is taken once, then asked anew', async () => {
  const asked = answeredBy('late');
  globalThis.earlyAnswers = new Map([[BANNERS, Promise.resolve(new Response('early'))]]);
  const fetchOnce = withEarlyAnswers();
  expect(await (await fetchOnce(BANNERS)).text()).toBe('early');
  expect(asked).not.toHaveBeenCalled();
  expect(await (await fetchOnce(BANNERS)).text()).toBe('late');
});

test('F1 an early failure is the call’s own first failure, and the next try is a real one', async () => {
  answeredBy('late');
  const refused = Promise.reject(new TypeError('Failed to fetch'));
  globalThis.earlyAnswers = new Map([[BANNERS, refused]]);
  const fetchOnce = withEarlyAnswers();
  await expect(fetchOnce(BANNERS)).rejects.toThrow('Failed to fetch');
  expect(await (await fetchOnce(BANNERS)).text()).toBe('late');
});

test('F1 an early call that hangs is given up as any other', async () => {
  globalThis.earlyAnswers = new Map([[BANNERS, new Promise<Response>(() => undefined)]]);
  const given = new AbortController();
  const answer = withEarlyAnswers()(BANNERS, { signal: given.signal });
  given.abort(new DOMException('too long', 'TimeoutError'));
  await expect(answer).rejects.toThrow('too long');
});

test('F2 only reads are taken: an order is always sent', async () => {
  answeredBy('placed');
  globalThis.earlyAnswers = new Map([[BANNERS, Promise.resolve(new Response('early'))]]);
  const answer = await withEarlyAnswers()(BANNERS, { method: 'POST', body: '{}' });
  expect(await answer.text()).toBe('placed');
});
