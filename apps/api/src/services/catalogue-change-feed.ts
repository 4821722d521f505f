import {
  currentCursor,
  findChanges,
  type CatalogueChange,
  type ChangeCursor,
} from '../db/catalogue-changes.ts';
import type { Database } from '../db/database.ts';

/** Cached data is served this long before the next poll. */
const POLL_INTERVAL_MS = 500;
/** After this time without a poll everything is invalidated: older changes may be deleted. */
const MAX_IDLE_MS = 60_000;

/** Counters that increase with each known change. They are only compared. */
export type CatalogueState = {
  /** Any change. */
  readonly any: number;
  /** The products, except their stock. */
  readonly products: number;
  /** The products and their stock. */
  readonly stock: number;
  readonly images: number;
};

/** Reports whether cached data of the catalogue is current. */
export type CatalogueChangeFeed = {
  /** The state, if the last poll is recent and this process has written nothing since. */
  fresh: () => CatalogueState | undefined;
  /**
   * The state after a poll that began after this call. Changed data is invalidated before.
   * @throws when the database does not respond
   */
  poll: () => Promise<CatalogueState>;
  /** The state after the last poll. Data that was read at an earlier state must not be cached. */
  last: () => CatalogueState;
};

/** Called before a new state is returned. */
type Invalidation = { invalidateProduct: (id: number) => void; invalidateAll: () => void };

type Poll = { ended: number; done: Promise<void> };

/**
 * Follows the changes of the catalogue by polling, at most every half second and only when data is read.
 * It needs no idle connection and no timer, and a broken connection cannot leave stale data. After a
 * transaction of this process the next read polls at once.
 */
export function openChangeFeed(
  database: Database,
  now: () => number,
  invalidation: Invalidation,
): CatalogueChangeFeed {
  let state: CatalogueState = { any: 0, products: 0, stock: 0, images: 0 };
  let polled: { at: number; ended: number } | undefined;
  let cursor: ChangeCursor | undefined;
  let applied: ReadonlySet<number> = new Set();
  let polling: Poll | undefined;

  const invalidateAll = () => {
    invalidation.invalidateAll();
    const { any, products, stock, images } = state;
    state = { any: any + 1, products: products + 1, stock: stock + 1, images: images + 1 };
  };

  const apply = (changes: readonly CatalogueChange[]) => {
    const added = changes.filter((change) => !applied.has(change.id));
    applied = new Set(changes.map((change) => change.id));
    if (added.length === 0) return;
    const { any, products, stock, images } = state;
    const increment = (kind: CatalogueChange['kind']) =>
      added.some((change) => change.kind === kind) ? 1 : 0;
    for (const { kind, productId } of added) {
      if (kind !== 'images') invalidation.invalidateProduct(productId);
    }
    state = {
      any: any + 1,
      products: products + increment('product'),
      stock: stock + Math.max(increment('product'), increment('stock')),
      images: images + increment('images'),
    };
  };

  const readChanges = async (at: number, ended: number) => {
    const idleMs = polled ? at - polled.at : Infinity;
    const isFollowing = idleMs >= 0 && idleMs < MAX_IDLE_MS;
    const found =
      cursor !== undefined && isFollowing ? await findChanges(database, cursor) : undefined;
    if (found) {
      cursor = found.cursor;
      apply(found.changes);
    } else {
      // The cursor is read first, so that the next poll finds changes made in between.
      cursor = await currentCursor(database);
      invalidateAll();
    }
    polled = { at, ended };
  };

  const startPoll = (): Poll => {
    const ended = database.ended();
    const done = readChanges(now(), ended).finally(() => {
      polling = undefined;
    });
    return { ended, done };
  };

  return {
    fresh: () => {
      if (!polled || polled.ended !== database.ended()) return undefined;
      const age = now() - polled.at;
      return age >= 0 && age < POLL_INTERVAL_MS ? state : undefined;
    },
    poll: async () => {
      const ended = database.ended();
      // A poll that began before the last write of this process may have missed it.
      if (polling && polling.ended < ended) await polling.done.catch(() => {});
      polling ??= startPoll();
      await polling.done;
      return state;
    },
    last: () => state,
  };
}
