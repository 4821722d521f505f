/** Far below the number of values one statement may carry, on either engine. */
export const MOST_VALUES = 1_000;

/** The lowest and highest of some row numbers: how a condition names very many of them at once. */
export function spanOf(ids: readonly number[]): { first: number; last: number } {
  return {
    first: ids.reduce((least, id) => Math.min(least, id), Number.MAX_SAFE_INTEGER),
    last: ids.reduce((most, id) => Math.max(most, id), 0),
  };
}
