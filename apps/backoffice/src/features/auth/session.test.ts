import { expect, test, vi } from 'vitest';
import { memoryStorage } from '@shop/app-kit';
import { createSession } from './session.ts';

test('ADM-1 login stores access and refresh tokens, and a reload restores them', () => {
  const storage = memoryStorage();
  createSession(storage).open({ access: 'a', refresh: 'r' });
  expect([storage.read('access'), storage.read('refresh')]).toEqual(['a', 'r']);
  const reloaded = createSession(storage);
  expect(reloaded.state()).toBe('open');
  expect(reloaded.tokens()).toEqual({ access: 'a', refresh: 'r' });
});

test('ADM-3 P1 logout removes both tokens and notifies the page', () => {
  const storage = memoryStorage({ access: 'a', refresh: 'r' });
  const session = createSession(storage);
  const listener = vi.fn<() => void>();
  session.subscribe(listener);
  session.close();
  expect([storage.read('access'), storage.read('refresh')]).toEqual([null, null]);
  expect(session.state()).toBe('none');
  expect(listener).toHaveBeenCalledOnce();
});

test('P2 logout removes the saved filters and the draft of an order with the tokens; a refused session leaves them', () => {
  const texts = { access: 'a', refresh: 'r', lang: 'en', 'saved-filters-orders': '[]' };
  const refused = memoryStorage(texts);
  createSession(refused).close();
  expect(refused.read('saved-filters-orders')).toBe('[]');
  const storage = memoryStorage({
    ...texts,
    'saved-filters-products': '[]',
    'saved-filters-messages': '[]',
    'order-draft': '{}',
  });
  const session = createSession(storage);
  session.logOut();
  expect(session.state()).toBe('none');
  const left = [
    'access',
    'refresh',
    'order-draft',
    ...['orders', 'products', 'messages'].map((list) => `saved-filters-${list}`),
  ];
  expect(left.filter((name) => storage.read(name) !== null)).toEqual([]);
  expect(storage.read('lang')).toBe('en');
});

test('F4 a logout in one tab logs the other out', () => {
  const storage = memoryStorage({ access: 'a', refresh: 'r' });
  const [first, second] = [createSession(storage), createSession(storage)];
  first.close();
  second.follow('access');
  expect(second.state()).toBe('none');
});

test('F8 a refused token ends the session but stays stored, and a login opens it again', () => {
  const storage = memoryStorage({ access: 'a', refresh: 'r' });
  const session = createSession(storage);
  session.store.write(null);
  expect(session.state()).toBe('ended');
  expect([storage.read('access'), storage.read('refresh')]).toEqual(['a', 'r']);
  session.open({ access: 'b', refresh: 's' });
  expect(session.state()).toBe('open');
});

test('F8 a login in one tab opens the session of the other', () => {
  const storage = memoryStorage({ access: 'a', refresh: 'r' });
  const [first, second] = [createSession(storage), createSession(storage)];
  second.end();
  first.open({ access: 'b', refresh: 's' });
  second.follow('refresh');
  expect(second.state()).toBe('ended');
  second.follow('access');
  expect(second.state()).toBe('open');
});

test('without a login a refused token changes nothing', () => {
  const session = createSession(memoryStorage());
  session.end();
  expect(session.state()).toBe('none');
});

test('an API server without refresh tokens is supported', () => {
  const session = createSession(memoryStorage());
  session.open({ access: 'a', refresh: '' });
  expect(session.tokens()).toEqual({ access: 'a', refresh: '' });
});
