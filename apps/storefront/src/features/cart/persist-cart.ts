import type { Action, Reducer, Store } from 'redux';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { stateField } from '../../platform/navigation-state.ts';
import type { KeptTexts } from '../../platform/storage.ts';
import { addLine, type CartAction, type ShopState } from './cart-reducer.ts';
import { readLines } from './stored-cart.ts';

/** The localStorage entry that redux-persist writes for the key `root` (CART-4). */
export const CART_ENTRY = 'persist:root';
const VERSION = 1;

/** What redux-persist adds to the state it keeps. */
export type Persisted = { _persist: { version: number; rehydrated: boolean } };

/**
 * Keeps the state named `shop` under the key `root`, version 1, restored within 5 s (CART-4). What
 * is stored by another version, or broken, counts for nothing; what was added before it was
 * restored stays (F3).
 */
export function persistedCart<A extends Action>(
  reducer: Reducer<ShopState, A>,
  texts: KeptTexts,
): Reducer<ShopState & Persisted, A> {
  return persistReducer<ShopState, A>(
    {
      key: 'root',
      version: VERSION,
      timeout: 5_000,
      storage: {
        getItem: (name: string) => Promise.resolve(texts.read(name)),
        setItem: (name: string, text: string) => Promise.resolve(texts.write(name, text)),
        removeItem: (name: string) => Promise.resolve(texts.remove(name)),
      },
      migrate: (stored) =>
        Promise.resolve(stored?._persist.version === VERSION ? stored : undefined),
      stateReconciler: (stored: unknown, _before, current) => ({
        userInfo: [],
        products: current.products.reduce(addLine, readLines(stateField(stored, 'products'))),
      }),
    },
    reducer,
  );
}

/** Restores the cart, and writes out what is still waiting when the page is left. Only in a browser. */
export function startPersisting(store: Store, page: EventTarget): Persistor {
  const persistor = persistStore(store);
  page.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
}

/** F4: takes over what another tab wrote, so that all tabs show one cart. */
export function followOtherTabs(
  store: Store<unknown, CartAction>,
  texts: KeptTexts,
  page: EventTarget,
): void {
  page.addEventListener('storage', (event) => {
    const name = 'key' in event ? event.key : null;
    if (name !== null && name !== CART_ENTRY) return;
    store.dispatch({ type: 'cart/replace', products: readEntry(texts.read(CART_ENTRY)) });
  });
}

function readEntry(entry: string | null) {
  try {
    const stored = stateField(JSON.parse(entry ?? '{}'), 'products');
    return readLines(JSON.parse(typeof stored === 'string' ? stored : '[]'));
  } catch {
    return [];
  }
}
