import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../platform/shop-context.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';

/** Notes something on an order (feature `status`), then reads it again; `variables` is the note on its way. */
export function useNoteOrder(order: Order) {
  const { client } = useShop();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => client.updateOrder(order.command_id, { note }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [ORDERS, 'one', order.command_id] }),
  });
}
