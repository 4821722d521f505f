import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useShop } from '../../../lib/shop-context.ts';
import { isUnauthorized } from '../../../lib/error-key.ts';
import type { TargetStatus } from './status-transitions.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

type StatusUpdates = { orders: readonly Order[]; status: TargetStatus };
type UpdateResult = { updated: Order[]; failed: Order[]; error: unknown };

/**
 * Updates the status of orders one by one; returns the failed ones and the last error. `done` counts
 * the orders so far. `stop` leaves out those that have not begun.
 */
export function useUpdateOrderStatuses() {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const isStopped = useRef(false);
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ orders, status }: StatusUpdates): Promise<UpdateResult> => {
      const result: UpdateResult = { updated: [], failed: [], error: null };
      isStopped.current = false;
      setDone(0);
      for (const order of orders) {
        if (isStopped.current) break;
        try {
          await client.commands.update(order.command_id, { status });
          result.updated.push(order);
        } catch (error) {
          if (isUnauthorized(error)) throw error;
          result.failed.push(order);
          result.error = error;
        }
        setDone((count) => count + 1);
      }
      return result;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return {
    ...mutation,
    done,
    stop: () => {
      isStopped.current = true;
    },
  };
}
