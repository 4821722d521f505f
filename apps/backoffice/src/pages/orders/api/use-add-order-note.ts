import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../../lib/shop-context.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

/**
 * Adds a note to an order (feature `status`), then invalidates it; `variables` is the pending note.
 * @param onFailed called with a note that was not saved, also when another order is open by then
 */
export function useAddOrderNote(order: Order, onFailed: (note: string) => void) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => client.commands.update(order.command_id, { note }),
    onError: (_error, note) => onFailed(note),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [ORDERS, 'one', order.command_id] }),
  });
}
