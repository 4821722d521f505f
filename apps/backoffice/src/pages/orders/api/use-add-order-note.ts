import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../../lib/shop-context.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

/**
 * Adds a note to an order (feature `status`), then invalidates it; `variables` is the pending note.
 */
export function useAddOrderNote(order: Order) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => client.commands.update(order.command_id, { note }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [ORDERS, 'one', order.command_id] }),
  });
}
