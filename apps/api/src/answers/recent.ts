/** What was used last, by key, up to a weight in all. */
export type Recent<Key, Value> = {
  get: (key: Key) => Value | undefined;
  /** Keeps a value and lets go of those used longest ago; one that is too heavy for all is not kept. */
  set: (key: Key, value: Value) => void;
  delete: (key: Key) => void;
  clear: () => void;
};

/**
 * Makes a memory that cannot outgrow its limit, whatever is asked of it.
 * @param limit.most the weight of all values together
 * @param limit.weigh what one of them weighs, always the same
 */
export function makeRecent<Key, Value>(limit: {
  most: number;
  weigh: (value: Value) => number;
}): Recent<Key, Value> {
  // A Map goes through its entries in the order they were set.
  const kept = new Map<Key, Value>();
  let weight = 0;

  const remove = (key: Key) => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= limit.weigh(value);
  };

  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      const added = limit.weigh(value);
      if (added > limit.most) return;
      kept.set(key, value);
      weight += added;
      for (const oldest of kept.keys()) {
        if (weight <= limit.most) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear: () => {
      kept.clear();
      weight = 0;
    },
  };
}
