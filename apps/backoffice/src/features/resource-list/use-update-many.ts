import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnauthorized } from '../../lib/error-key.ts';

type Updates<T> = { items: readonly T[]; update: (item: T) => Promise<unknown> };
type UpdateResult<T> = { updated: T[]; failed: T[]; error: unknown };

/**
 * Updates or deletes items one by one, then invalidates their list; returns the failed ones and the last
 * error. `done` counts the items so far. `stop` leaves out those that have not begun, and so does an ended
 * session.
 * @param resource the first part of the query keys
 */
export function useUpdateMany<T>(resource: string) {
  const queryClient = useQueryClient();
  const isStopped = useRef(false);
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ items, update }: Updates<T>): Promise<UpdateResult<T>> => {
      const result: UpdateResult<T> = { updated: [], failed: [], error: null };
      isStopped.current = false;
      setDone(0);
      for (const item of items) {
        if (isStopped.current) break;
        try {
          await update(item);
          result.updated.push(item);
        } catch (error) {
          result.failed.push(item);
          result.error = error;
          if (isUnauthorized(error)) break;
        }
        setDone((count) => count + 1);
      }
      return result;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
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
