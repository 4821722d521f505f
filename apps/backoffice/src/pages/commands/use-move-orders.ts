import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../platform/shop-context.ts';
import { isSignedOut } from '../../platform/failure-key.ts';
import type { NextStatus } from './next-status.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';

type Moves = { orders: readonly Order[]; status: NextStatus };
type Moved = { moved: Order[]; failed: Order[]; error: unknown };

/** Moves orders to another status one after the other; tells which could not be, and why the last of them. */
export function useMoveOrders() {
  const { client } = useShop();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ orders, status }: Moves): Promise<Moved> => {
      const result: Moved = { moved: [], failed: [], error: null };
      for (const order of orders) {
        try {
          await client.updateOrder(order.command_id, { status });
          result.moved.push(order);
        } catch (error) {
          if (isSignedOut(error)) throw error;
          result.failed.push(order);
          result.error = error;
        }
      }
      return result;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
