import {
  currentMark,
  findChanges,
  type CatalogueChange,
  type ChangeMark,
} from '../store/catalogue-changes.ts';
import type { Database } from '../store/database.ts';

/** What was read from the database is trusted this long, in milliseconds, before it is asked for changes. */
const LEASE = 500;
/** Who has not asked for so long, in milliseconds, forgets everything: older changes may be gone. */
const LONGEST_SLEEP = 60_000;

/** How often something of a kind has changed, as far as this process knows; compared, never counted. */
export type CatalogueState = {
  /** Anything at all. */
  readonly any: number;
  /** Which products there are, and all of them but their stock. */
  readonly products: number;
  /** The products or their stock. */
  readonly stock: number;
  readonly images: number;
};

/** Knows whether what a process keeps of the catalogue is still right. */
export type CatalogueWatch = {
  /** The state, when it was checked a moment ago and this process has written nothing since. */
  fresh: () => CatalogueState | undefined;
  /**
   * The state after a look that began after this call; what changed has been forgotten by then.
   * @throws when the database cannot be asked
   */
  check: () => Promise<CatalogueState>;
  /** The state as it was found last: whoever read the database since another one keeps nothing of it. */
  last: () => CatalogueState;
};

/** Told what to let go, before any state after it is handed out. */
type Keeper = { forgetProduct: (id: number) => void; forgetAll: () => void };

type Look = { ended: number; done: Promise<void> };

/**
 * Watches the changes of the catalogue by asking for them, at most every half second and only when
 * somebody reads: no connection waits, no timer runs, and a broken line cannot leave anything stale.
 * Whatever ended in this process is asked for at the next read.
 */
export function watchCatalogue(
  database: Database,
  now: () => number,
  keeper: Keeper,
): CatalogueWatch {
  let state: CatalogueState = { any: 0, products: 0, stock: 0, images: 0 };
  let checked: { at: number; ended: number } | undefined;
  let mark: ChangeMark | undefined;
  let told: ReadonlySet<number> = new Set();
  let looking: Look | undefined;

  const forgetAll = () => {
    keeper.forgetAll();
    const { any, products, stock, images } = state;
    state = { any: any + 1, products: products + 1, stock: stock + 1, images: images + 1 };
  };

  const take = (changes: readonly CatalogueChange[]) => {
    const unheard = changes.filter((change) => !told.has(change.id));
    told = new Set(changes.map((change) => change.id));
    if (unheard.length === 0) return;
    const { any, products, stock, images } = state;
    const count = (kind: CatalogueChange['kind']) => (has(unheard, kind) ? 1 : 0);
    for (const { kind, productId } of unheard) {
      if (kind !== 'images') keeper.forgetProduct(productId);
    }
    state = {
      any: any + 1,
      products: products + count('product'),
      stock: stock + Math.max(count('product'), count('stock')),
      images: images + count('images'),
    };
  };

  const look = async (at: number, ended: number) => {
    const age = checked ? at - checked.at : Infinity;
    const known = mark !== undefined && age >= 0 && age < LONGEST_SLEEP;
    const found = known && mark !== undefined ? await findChanges(database, mark) : undefined;
    if (found) {
      mark = found.mark;
      take(found.changes);
    } else {
      // In this order: what changes between the two is told by the next look.
      mark = await currentMark(database);
      forgetAll();
    }
    checked = { at, ended };
  };

  const begin = (): Look => {
    const ended = database.ended();
    const done = look(now(), ended).finally(() => {
      looking = undefined;
    });
    return { ended, done };
  };

  return {
    fresh: () => {
      if (!checked || checked.ended !== database.ended()) return undefined;
      const age = now() - checked.at;
      return age >= 0 && age < LEASE ? state : undefined;
    },
    check: async () => {
      const asked = database.ended();
      // A look begun before this process's last write may have missed it.
      if (looking && looking.ended < asked) await looking.done.catch(() => {});
      looking ??= begin();
      await looking.done;
      return state;
    },
    last: () => state,
  };
}

function has(changes: readonly CatalogueChange[], kind: CatalogueChange['kind']): boolean {
  return changes.some((change) => change.kind === kind);
}
