import { ProductLockedError } from '../db/errors.ts';
import { ShopError } from '../errors.ts';

/** A try to place an order, which may wait for the rows of its products. */
type Attempt = { products: readonly string[]; hasSeenProgress: boolean };

/** The products whose rows another transaction does not release. */
export type LockedProducts = {
  /** Whether an order with one of these products would wait for a row that another order already waits for. */
  isBlocked: (products: readonly string[]) => boolean;
  /** Marks that an order waits for its locked products until the returned function is called. */
  occupy: (products: readonly string[]) => () => void;
  /**
   * Places an order. When a row stays locked although orders of its product are decided, it is tried again.
   * @param work calls `onRows` when it has got the rows; an order that is answered without them does not show that the
   *   product is free
   * @param mayRepeat whether there is time for another try
   * @throws ProductLockedError
   */
  place: <Result>(
    products: readonly string[],
    work: (onRows: () => void) => Promise<Result>,
    mayRepeat: () => boolean,
  ) => Promise<Result>;
};

/**
 * Notes which products are locked. A row is locked by something else than orders when no order of its product is
 * decided during a whole lock timeout. From then on one order at a time waits for it, until an order gets the row.
 * @param onLocked called with a product that is locked now
 */
export function createLockedProducts(onLocked: (product: string) => void): LockedProducts {
  const attempts = new Set<Attempt>();
  const locked = new Map<string, { waiting: number }>();

  const release = (products: readonly string[]) => {
    for (const product of products) locked.delete(product);
    for (const attempt of attempts) {
      if (attempt.products.some((product) => products.includes(product))) {
        attempt.hasSeenProgress = true;
      }
    }
  };

  return {
    isBlocked: (products) => products.some((product) => (locked.get(product)?.waiting ?? 0) > 0),
    occupy: (products) => {
      const occupied = products.flatMap((product) => locked.get(product) ?? []);
      for (const each of occupied) each.waiting += 1;
      return () => {
        for (const each of occupied) each.waiting -= 1;
      };
    },
    place: async (products, work, mayRepeat) => {
      for (;;) {
        const attempt: Attempt = { products, hasSeenProgress: false };
        attempts.add(attempt);
        let hasRows = false;
        const onRows = () => {
          hasRows = true;
        };
        try {
          const result = await work(onRows);
          if (hasRows) release(products);
          return result;
        } catch (error) {
          if (isDecided(error)) release(products);
          if (error instanceof ProductLockedError && !attempt.hasSeenProgress) {
            const product = String(error.productId);
            if (!locked.has(product)) locked.set(product, { waiting: 0 });
            onLocked(product);
          }
          const isContended = error instanceof ProductLockedError && attempt.hasSeenProgress;
          if (!isContended || !mayRepeat()) throw error;
        } finally {
          attempts.delete(attempt);
        }
      }
    },
  };
}

/** Whether an order was refused after it had got the rows of its products. */
function isDecided(error: unknown): boolean {
  return (
    error instanceof ShopError && (error.code === 'out_of_stock' || error.code === 'total_changed')
  );
}
