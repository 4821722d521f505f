import type { OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import type { TargetStatus } from './status-transitions.ts';
import { useUndoOrderChange } from './use-undo-order-change.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

/** The mutation key of status updates. */
export const UPDATE_ORDER_STATUS = 'update-order';

/** The variables of the mutation, which others read in the mutation cache. */
export type StatusUpdate = { id: string; status: OrderStatus; before: OrderStatus | undefined };

/** Whether a value of the mutation cache is a status update. */
export function isStatusUpdate(value: unknown): value is StatusUpdate {
  return typeof value === 'object' && value !== null && 'id' in value && 'status' in value;
}

/**
 * Updates an order's status (feature `status`), then invalidates the orders, also after an error.
 * Until then `useOptimisticOrder` returns the new status.
 */
export function useUpdateOrderStatus(order: Order) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoOrderChange();
  const { command_id: id, status: before } = order;
  const { mutate, mutateAsync, ...update } = useMutation({
    mutationKey: [UPDATE_ORDER_STATUS],
    mutationFn: ({ status }: StatusUpdate) => client.commands.update(id, { status }),
    onSuccess: (changed, { status }) =>
      announce(
        t('orders.statusChanged', { id, status: t(`statuses.${status}`) }),
        optionsFor(changed),
      ),
    // An error stays until the owner closes it.
    gcTime: Infinity,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return {
    ...update,
    updateStatus: (status: TargetStatus) => mutate({ id, status, before }),
    updateStatusAsync: (status: TargetStatus) => mutateAsync({ id, status, before }),
  };
}

/** An order with the status of a pending update. */
export function useOptimisticOrder(order: Order): { order: Order; isUpdating: boolean } {
  const updates = useMutationState({
    filters: { mutationKey: [UPDATE_ORDER_STATUS], status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const update = updates.filter(isStatusUpdate).findLast(({ id }) => id === order.command_id);
  return update && order.status
    ? { order: { ...order, status: update.status }, isUpdating: true }
    : { order, isUpdating: false };
}
