import type { DehydratedState } from '@tanstack/react-query';

/**
 * The data of an exported page, which has no age: the browser displays it, and loads it anew at once. The time of the
 * export is useless in a browser whose clock is wrong.
 */
export function withoutTimes({ mutations, queries }: DehydratedState): DehydratedState {
  return {
    mutations,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}
