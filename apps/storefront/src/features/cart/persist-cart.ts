import { combineReducers, type Reducer, type Store } from 'redux';
import { createMigrate, persistReducer, persistStore, type Persistor } from 'redux-persist';
import { stateField } from '../../lib/navigation-state.ts';
import type { SafeStorage } from '@shop/app-kit';
import type { CartLine } from './cart-line.ts';
import { addLine, cartReducer, type CartAction, type ShopState } from './cart-reducer.ts';
import { readLines } from './parse-cart-lines.ts';

/** The localStorage entry that redux-persist writes for the key `root` (CART-4). */
const STORAGE_KEY = 'persist:root';
const VERSION = 1;
/**
 * Migrations by the version that they migrate to. Version 1 is the first one (CART-4). Its fields are read
 * leniently, so a cart of an earlier or a later version keeps each line that is complete.
 */
const MIGRATIONS = {};

type CartStore = Store<{ shop: ShopState }, CartAction>;

/**
 * Persists the state `shop` under the key `root`, version 1. It is restored within 5 s (CART-4) and
 * synchronized with other tabs (F4). A stored state of another version is migrated, an invalid one ignored. Lines
 * that were added before the restore stay in the cart (F3).
 * @param page dispatches the events `storage`, `pagehide` and `pageshow`: the window
 */
export function persistCart(store: CartStore, storage: SafeStorage, page: EventTarget): Persistor {
  const shared = sharedEntry(storage);
  const persisted = persistedCart(shared);
  const shop: Reducer<ShopState, CartAction> = (state, action) => persisted.reduce(state, action);
  const rootReducer = combineReducers({ shop });
  store.replaceReducer((state, action) => rootReducer(state, action));
  const persistor = persistStore(store);
  page.addEventListener('pagehide', () => void persistor.flush());
  const syncFromStorage = () =>
    store.dispatch({ type: 'cart/replace', products: shared.readFromOtherTab() });
  page.addEventListener('storage', (event) => {
    const name = 'key' in event ? event.key : null;
    if (name === null || name === STORAGE_KEY) syncFromStorage();
  });
  page.addEventListener('pageshow', (event) => {
    // A page in the back/forward cache receives no storage events.
    if ('persisted' in event && event.persisted === true) syncFromStorage();
  });
  return persistor;
}

/** The stored entry that all tabs share. */
type SharedEntry = SafeStorage & {
  /** Reads the lines that another tab wrote. */
  readFromOtherTab: () => CartLine[];
};

/**
 * Does not write the lines that were read from another tab. That tab may have written newer lines since, and
 * the two tabs would overwrite each other's changes again and again (F4).
 */
function sharedEntry(storage: SafeStorage): SharedEntry {
  let received: string | undefined;
  return {
    ...storage,
    write: (name, text) => {
      if (JSON.stringify(readEntry(text)) === received) return;
      received = undefined;
      storage.write(name, text);
    },
    readFromOtherTab: () => {
      const lines = readEntry(storage.read(STORAGE_KEY));
      received = JSON.stringify(lines);
      return lines;
    },
  };
}

/** A method, for its wider state type: redux-persist accepts a state without `_persist`, unlike its own type. */
type PersistedReducer = { reduce(state: ShopState | undefined, action: CartAction): ShopState };

function persistedCart(storage: SafeStorage): PersistedReducer {
  const reduce = persistReducer<ShopState, CartAction>(
    {
      key: 'root',
      version: VERSION,
      timeout: 5_000,
      storage: {
        getItem: (name: string) => Promise.resolve(storage.read(name)),
        setItem: (name: string, text: string) => Promise.resolve(storage.write(name, text)),
        removeItem: (name: string) => Promise.resolve(storage.remove(name)),
      },
      migrate: createMigrate(MIGRATIONS),
      stateReconciler: (stored: unknown, _previous, current) => ({
        userInfo: [],
        products: current.products.reduce(addLine, readLines(stateField(stored, 'products'))),
      }),
    },
    cartReducer,
  );
  return { reduce };
}

function readEntry(entry: string | null): CartLine[] {
  try {
    const stored = stateField(JSON.parse(entry ?? '{}'), 'products');
    return readLines(JSON.parse(typeof stored === 'string' ? stored : '[]'));
  } catch {
    return [];
  }
}
