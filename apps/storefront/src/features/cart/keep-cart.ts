import { combineReducers, type Reducer, type Store } from 'redux';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import { stateField } from '../../platform/navigation-state.ts';
import type { KeptTexts } from '../../platform/storage.ts';
import type { CartLine } from './cart-line.ts';
import { addLine, cartReducer, type CartAction, type ShopState } from './cart-reducer.ts';
import { readLines } from './stored-cart.ts';

/** The localStorage entry that redux-persist writes for the key `root` (CART-4). */
const ENTRY = 'persist:root';
const VERSION = 1;

type CartStore = Store<{ shop: ShopState }, CartAction>;

/**
 * Keeps the state named `shop` under the key `root`, version 1, restored within 5 s (CART-4), and in
 * step with other tabs (F4). What is stored by another version, or broken, counts for nothing; what
 * was added before it was restored stays (F3).
 * @param page tells of other tabs' writes (`storage`) and of being left (`pagehide`)
 */
export function keepCart(store: CartStore, texts: KeptTexts, page: EventTarget): Persistor {
  const shared = sharedEntry(texts);
  const persisted = persistedCart(shared);
  const shop: Reducer<ShopState, CartAction> = (state, action) => persisted.reduce(state, action);
  const wholeState = combineReducers({ shop });
  store.replaceReducer((state, action) => wholeState(state, action));
  const persistor = persistStore(store);
  page.addEventListener('pagehide', () => void persistor.flush());
  const takeOver = () => store.dispatch({ type: 'cart/replace', products: shared.take() });
  page.addEventListener('storage', (event) => {
    const name = 'key' in event ? event.key : null;
    if (name === null || name === ENTRY) takeOver();
  });
  page.addEventListener('pageshow', (event) => {
    // Back from the browser's page cache, where no other tab is heard of.
    if ('persisted' in event && event.persisted === true) takeOver();
  });
  return persistor;
}

/** The entry as tabs share it. */
type SharedEntry = KeptTexts & {
  /** The lines that another tab wrote. */
  take: () => CartLine[];
};

/**
 * What a tab took over from another it does not write again: that tab may have written on since, and
 * two tabs would undo each other's changes in turns (F4).
 */
function sharedEntry(texts: KeptTexts): SharedEntry {
  let taken: string | undefined;
  return {
    ...texts,
    write: (name, text) => {
      if (JSON.stringify(readEntry(text)) === taken) return;
      taken = undefined;
      texts.write(name, text);
    },
    take: () => {
      const lines = readEntry(texts.read(ENTRY));
      taken = JSON.stringify(lines);
      return lines;
    },
  };
}

/** A method, since its state may be wider: redux-persist takes one without `_persist`, though its type does not say so. */
type Persisted = { reduce(state: ShopState | undefined, action: CartAction): ShopState };

function persistedCart(texts: KeptTexts): Persisted {
  const reduce = persistReducer<ShopState, CartAction>(
    {
      key: 'root',
      version: VERSION,
      timeout: 5_000,
      storage: {
        getItem: (name: string) => Promise.resolve(texts.read(name)),
        setItem: (name: string, text: string) => Promise.resolve(texts.write(name, text)),
        removeItem: (name: string) => Promise.resolve(texts.remove(name)),
      },
      migrate: (stored) => {
        // Whatever JSON was stored: its type is only what redux-persist hopes for.
        const version = stateField(stateField(stored, '_persist'), 'version');
        return Promise.resolve(version === VERSION ? stored : undefined);
      },
      stateReconciler: (stored: unknown, _before, current) => ({
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
