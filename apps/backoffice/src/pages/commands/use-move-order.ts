import type { OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { ORDERS } from './order-source.ts';

/** Moves an order to another status (feature `status`), then reads the orders again, also when it could not. */
export function useMoveOrder(order: Order) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: (status: OrderStatus) => client.updateOrder(order.command_id, { status }),
    onSuccess: (_order, status) =>
      announce(t('orders.moved', { id: order.command_id, status: t(`statuses.${status}`) })),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
}
