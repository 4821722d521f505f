import { isResponseLost } from '@shop/api-client';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnauthorized } from '../../lib/error-key.ts';

type Updates<T> = { items: readonly T[]; update: (item: T) => Promise<unknown> };
type UpdateResult<T> = {
  updated: T[];
  /** The other items, those of unknown outcome too. */
  failed: T[];
  /** The items whose response was lost: nobody knows yet whether they changed. */
  unknown: T[];
  error: unknown;
};

/** A request whose response was lost, and that changed nothing, as a later read has shown. */
export class UnchangedError extends Error {
  override name = 'UnchangedError';
  constructor(request: unknown) {
    super('The response was lost, and nothing changed.', { cause: request });
  }
}

/**
 * Updates or deletes items one by one, then invalidates what that changes; returns the failed ones and the last error, of
 * an item that is known to be unchanged if there is one. `done` counts the items so far. `stop` leaves out those that have
 * not begun, and so does an ended session.
 */
export function useUpdateMany<T>(invalidate: (queryClient: QueryClient) => Promise<void>) {
  const queryClient = useQueryClient();
  const isStopped = useRef(false);
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ items, update }: Updates<T>): Promise<UpdateResult<T>> => {
      const result: UpdateResult<T> = { updated: [], failed: [], unknown: [], error: null };
      isStopped.current = false;
      setDone(0);
      for (const item of items) {
        if (isStopped.current) break;
        try {
          await update(item);
          result.updated.push(item);
        } catch (error) {
          result.failed.push(item);
          const isUnknown = isResponseLost(error);
          if (isUnknown) result.unknown.push(item);
          if (!isUnknown || result.error === null) {
            result.error = error instanceof UnchangedError ? error.cause : error;
          }
          if (isUnauthorized(error)) break;
        }
        setDone((count) => count + 1);
      }
      return result;
    },
    onSettled: () => invalidate(queryClient),
  });
  return {
    ...mutation,
    done,
    stop: () => {
      isStopped.current = true;
    },
  };
}

export type UpdateMany<T> = ReturnType<typeof useUpdateMany<T>>;
