import { combineReducers, legacy_createStore as createStore } from 'redux';
import { describe, expect, test, vi } from 'vitest';
import { memoryTexts } from '../../platform/storage.ts';
import { cartReducer } from './cart-reducer.ts';
import { cartTotals } from './cart-totals.ts';
import { keepCart } from './keep-cart.ts';
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
  const texts = memoryTexts();
  if (stored !== undefined) texts.write('persist:root', stored);
  const page = new EventTarget();
  const store = shop();
  const persistor = keepCart(store, texts, page);
  await vi.waitUntil(() => store.getState().shop._persist?.rehydrated);
  return { texts, store, persistor, page };
}

describe('CART-4 the cart is kept under the key root, version 1', () => {
  test('localStorage persist:root holds userInfo, products and _persist', async () => {
    const { texts, store, persistor } = await restored(undefined);
    store.dispatch({ type: 'cart/add', line });
    await persistor.flush();
    const kept = JSON.parse(texts.read('persist:root') ?? '{}');
    expect(Object.keys(kept).sort()).toEqual(['_persist', 'products', 'userInfo']);
    expect(JSON.parse(kept.products)).toEqual([line]);
    expect(JSON.parse(kept.userInfo)).toEqual([]);
    expect(JSON.parse(kept._persist)).toMatchObject({ version: 1 });
  });

  test('is restored on load, and what was added before that stays', async () => {
    const texts = memoryTexts();
    texts.write('persist:root', entry([line]));
    const store = shop();
    store.dispatch({ type: 'cart/add', line: { ...line, size: 'L' } });
    keepCart(store, texts, new EventTarget());
    store.dispatch({ type: 'cart/add', line: { ...line, size: 'XL' } });
    await vi.waitUntil(() => store.getState().shop._persist?.rehydrated);
    expect(store.getState().shop.products.map(({ size }) => size)).toEqual(['M', 'L', 'XL']);
  });
});

describe('F3 what is stored may be anything', () => {
  test.each([
    ['not JSON', '{"products":'],
    ['another version', entry([line], 2)],
    ['not a list', entry({ products: 7 })],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    ['without a version', JSON.stringify({ products: JSON.stringify([line]) })],
    [
      'broken lines',
      entry([null, 7, {}, { ...line, quantity: 'x' }, { ...line, discounted_price: 'NaN' }]),
    ],
    ['negative quantity', entry([{ ...line, quantity: -1 }])],
    ['a price no shop asks', entry([{ ...line, discounted_price: '999999999999.99' }])],
  ])('%s gives an empty, usable cart without NaN', async (_name, stored) => {
    const { store } = await restored(stored);
    expect(store.getState().shop.products).toEqual([]);
    store.dispatch({ type: 'cart/add', line });
    expect(cartTotals(store.getState().shop.products).total).toBe('248.00');
  });

  test('a variant stored twice is one line', async () => {
    const { store } = await restored(entry([line, { ...line, quantity: 1 }]));
    expect(store.getState().shop.products).toEqual([line]);
  });

  test('whole lines are kept beside broken ones', async () => {
    const { store } = await restored(entry([{ ...line, quantity: 0 }, line]));
    expect(store.getState().shop.products).toEqual([line]);
  });
});

test('F3 without the code that keeps it, the cart is empty and usable', () => {
  const store = shop();
  store.dispatch({ type: 'cart/keep-in-memory' });
  store.dispatch({ type: 'cart/add', line });
  expect(store.getState().shop).toMatchObject({ products: [line], _persist: { rehydrated: true } });
});

/** A tab on the storage it shares with another, which is told what this one writes. */
async function tabs() {
  const texts = memoryTexts();
  const written: string[] = [];
  const shared = {
    ...texts,
    write: (name: string, text: string) => {
      written.push(text);
      texts.write(name, text);
    },
  };
  const page = new EventTarget();
  const store = shop();
  const persistor = keepCart(store, shared, page);
  await vi.waitUntil(() => store.getState().shop._persist?.rehydrated);
  await persistor.flush();
  const hear = () =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'persist:root' }));
  return { store, texts, written, persistor, page, hear };
}

describe('F4 two tabs agree', () => {
  test('a tab takes over what another one wrote', async () => {
    const { page, texts, store } = await restored(undefined);
    texts.write('persist:root', entry([line]));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'persist:root' }));
    expect(store.getState().shop.products).toEqual([line]);
    texts.remove('persist:root');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(store.getState().shop.products).toEqual([]);
  });

  test('and never writes that again over what the other wrote since', async () => {
    const { texts, written, persistor, hear } = await tabs();
    const before = written.length;
    texts.write('persist:root', entry([line]));
    hear();
    texts.write('persist:root', entry([{ ...line, quantity: 3 }]));
    await persistor.flush();
    expect(written.slice(before)).toEqual([]);
  });

  test('while its own changes are written, back to what it took over too', async () => {
    const { store, texts, persistor, hear } = await tabs();
    texts.write('persist:root', entry([line]));
    hear();
    store.dispatch({ type: 'cart/increase', choice: line });
    await persistor.flush();
    store.dispatch({ type: 'cart/decrease', choice: line });
    await persistor.flush();
    const kept = JSON.parse(texts.read('persist:root') ?? '{}');
    expect(JSON.parse(kept.products)).toEqual([line]);
  });

  test('a page that comes back from the browser’s page cache reads what it missed', async () => {
    const { store, texts, page } = await tabs();
    texts.write('persist:root', entry([line]));
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState().shop.products).toEqual([line]);
  });
});
