import { combineReducers, legacy_createStore as createStore } from 'redux';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '@shop/app-kit';
import { cartReducer } from './cart-reducer.ts';
import { cartTotals } from './cart-totals.ts';
import { persistCart } from './persist-cart.ts';
import type { CartLine } from './cart-line.ts';

const line: CartLine = {
  _id: '7',
  productName: 'Robe Jasmin',
  des: '',
  quantity: 2,
  image: '/media/a.jpg',
  images: [],
  badge: 'No Badge',
  price: '120.00',
  discounted_price: '120.00',
  colors: [],
  color: '#FFFFFF',
  size: 'M',
  gender: 'Women',
  season: 'New Arrivals',
};

function entry(products: unknown, version = 1): string {
  return JSON.stringify({
    userInfo: '[]',
    products: JSON.stringify(products),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });
}

function shop() {
  return createStore(combineReducers({ shop: cartReducer }));
}

async function restored(stored: string | undefined) {
  const storage = memoryStorage();
  if (stored !== undefined) storage.write('persist:root', stored);
  const page = new EventTarget();
  const store = shop();
  const persistor = persistCart(store, storage, page);
  await vi.waitUntil(() => store.getState().shop._persist?.rehydrated);
  return { storage, store, persistor, page };
}

describe('the cart is persisted under the key root, version 1', () => {
  test('CART-4 localStorage persist:root holds userInfo, products and _persist', async () => {
    const { storage, store, persistor } = await restored(undefined);
    store.dispatch({ type: 'cart/add', line });
    await persistor.flush();
    const stored = JSON.parse(storage.read('persist:root') ?? '{}');
    expect(Object.keys(stored).sort()).toEqual(['_persist', 'products', 'userInfo']);
    expect(JSON.parse(stored.products)).toEqual([line]);
    expect(JSON.parse(stored.userInfo)).toEqual([]);
    expect(JSON.parse(stored._persist)).toMatchObject({ version: 1 });
  });

  test('CART-4 is restored on load, together with lines that were added before the restore', async () => {
    const storage = memoryStorage();
    storage.write('persist:root', entry([line]));
    const store = shop();
    store.dispatch({ type: 'cart/add', line: { ...line, size: 'L' } });
    persistCart(store, storage, new EventTarget());
    store.dispatch({ type: 'cart/add', line: { ...line, size: 'XL' } });
    await vi.waitUntil(() => store.getState().shop._persist?.rehydrated);
    expect(store.getState().shop.products.map(({ size }) => size)).toEqual(['M', 'L', 'XL']);
  });
});

test('CART-4 a restore that does not end is aborted after 5,000 ms', async () => {
  vi.useFakeTimers();
  try {
    const storage = Object.assign(memoryStorage(), { read: () => new Promise<never>(() => {}) });
    const store = shop();
    persistCart(store, storage, new EventTarget());
    await vi.advanceTimersByTimeAsync(4_999);
    expect(store.getState().shop._persist?.rehydrated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState().shop._persist?.rehydrated).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe('F3 any stored value is accepted', () => {
  test.each([
    ['not JSON', '{"products":'],
    ['not a list', entry({ products: 7 })],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    [
      'invalid lines',
      entry([null, 7, {}, { ...line, quantity: 'x' }, { ...line, discounted_price: 'NaN' }]),
    ],
    ['negative quantity', entry([{ ...line, quantity: -1 }])],
    ['a price above the limit', entry([{ ...line, discounted_price: '999999999999.99' }])],
  ])('%s gives an empty, usable cart without NaN', async (_name, stored) => {
    const { store } = await restored(stored);
    expect(store.getState().shop.products).toEqual([]);
    store.dispatch({ type: 'cart/add', line });
    expect(cartTotals(store.getState().shop.products).total).toBe('248.00');
  });

  test.each([
    ['an earlier version', entry([line], 0)],
    ['a later version', entry([line], 2)],
    ['no version', JSON.stringify({ products: JSON.stringify([line]) })],
  ])('a cart of %s is migrated and written as version 1', async (_name, stored) => {
    vi.spyOn(console, 'error').mockReturnValue(); // redux-persist logs a later version.
    onTestFinished(() => void vi.restoreAllMocks());
    const { storage, store, persistor } = await restored(stored);
    expect(store.getState().shop.products).toEqual([line]);
    store.dispatch({ type: 'cart/increase', line });
    await persistor.flush();
    const written = JSON.parse(storage.read('persist:root') ?? '{}');
    expect(JSON.parse(written.products)).toEqual([{ ...line, quantity: 3 }]);
    expect(JSON.parse(written._persist)).toMatchObject({ version: 1 });
  });

  test('a line whose numbers and texts were stored as each other is restored', async () => {
    const stored = { ...line, _id: Number(line._id), quantity: String(line.quantity) };
    const { store } = await restored(entry([stored], 0));
    expect(store.getState().shop.products).toEqual([line]);
  });

  test.each([
    [{ discounted_price: 75.64999999999999 }, '75.65'],
    [{ discounted_price: '75.64999999999999' }, '75.65'],
    [{ discounted_price: undefined, price: '129.00' }, '129.00'],
  ])('a line of an earlier version with the amounts %j costs %s', async (amounts, price) => {
    const { store } = await restored(entry([{ ...line, ...amounts }], 0));
    expect(store.getState().shop.products).toMatchObject([{ discounted_price: price }]);
  });

  test('a variant that is stored twice is one line', async () => {
    const { store } = await restored(entry([line, { ...line, quantity: 1 }]));
    expect(store.getState().shop.products).toEqual([line]);
  });

  test('complete lines are restored without the invalid ones', async () => {
    const { store } = await restored(entry([{ ...line, quantity: 0 }, line]));
    expect(store.getState().shop.products).toEqual([line]);
  });
});

/** A tab whose storage is shared with another tab, and the texts that it writes. */
async function tabs() {
  const storage = memoryStorage();
  const written: string[] = [];
  const shared = {
    ...storage,
    write: (name: string, text: string) => {
      written.push(text);
      storage.write(name, text);
    },
  };
  const page = new EventTarget();
  const store = shop();
  const persistor = persistCart(store, shared, page);
  await vi.waitUntil(() => store.getState().shop._persist?.rehydrated);
  await persistor.flush();
  const dispatchStorageEvent = () =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'persist:root' }));
  return { store, storage, written, persistor, page, dispatchStorageEvent };
}

describe('F4 two tabs have the same cart', () => {
  test('a tab applies the cart that another tab wrote', async () => {
    const { page, storage, store } = await restored(undefined);
    storage.write('persist:root', entry([line]));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'persist:root' }));
    expect(store.getState().shop.products).toEqual([line]);
    storage.remove('persist:root');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(store.getState().shop.products).toEqual([]);
  });

  test('a tab does not write a received cart over a newer one', async () => {
    const { storage, written, persistor, dispatchStorageEvent } = await tabs();
    const before = written.length;
    storage.write('persist:root', entry([line]));
    dispatchStorageEvent();
    storage.write('persist:root', entry([{ ...line, quantity: 3 }]));
    await persistor.flush();
    expect(written.slice(before)).toEqual([]);
  });

  test('a tab writes its own changes, also when they restore a received cart', async () => {
    const { store, storage, persistor, dispatchStorageEvent } = await tabs();
    storage.write('persist:root', entry([line]));
    dispatchStorageEvent();
    store.dispatch({ type: 'cart/increase', line });
    await persistor.flush();
    store.dispatch({ type: 'cart/decrease', line });
    await persistor.flush();
    const stored = JSON.parse(storage.read('persist:root') ?? '{}');
    expect(JSON.parse(stored.products)).toEqual([line]);
  });

  test('a page from the back/forward cache reads the changes of other tabs', async () => {
    const { store, storage, page } = await tabs();
    storage.write('persist:root', entry([line]));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState().shop.products).toEqual([line]);
  });
});
