/** The maximum of bound values in one statement, below the limits of both databases. */
export const MAX_BOUND_VALUES = 1_000;

/** The lowest and the highest id: a condition on a range replaces a very long list. */
export function idRange(ids: readonly number[]): { first: number; last: number } {
  return {
    first: ids.reduce((min, id) => Math.min(min, id), Number.MAX_SAFE_INTEGER),
    last: ids.reduce((max, id) => Math.max(max, id), 0),
  };
}
