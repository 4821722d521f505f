import { isResponseLost } from '@shop/api-client';
import type { OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { cacheOrder } from './cache-order.ts';
import { sendStatus } from './send-status.ts';
import type { TargetStatus } from './status-transitions.ts';
import { useUndoOrderChange } from './use-undo-order-change.ts';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';

/** The mutation key of status updates. */
export const UPDATE_ORDER_STATUS = 'update-order';

/** The variables of the mutation, which others read in the mutation cache. */
export type StatusUpdate = { id: string; status: TargetStatus; before: OrderStatus | undefined };

/** Whether a value of the mutation cache is a status update. */
export function isStatusUpdate(value: unknown): value is StatusUpdate {
  return typeof value === 'object' && value !== null && 'id' in value && 'status' in value;
}

/**
 * Updates an order's status (feature `status`), shows the order of the response, then invalidates what that changes,
 * also after an error. Until then `useOptimisticOrder` returns the new status. When the response of the repeat is lost,
 * too, the order is read again: when the status was changed after all, the update is forgotten and the change is
 * announced (F2).
 */
export function useUpdateOrderStatus(order: Order) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoOrderChange();
  const { command_id: id, status: before } = order;

  function announceChange(changed: Order | null, status: OrderStatus) {
    announce(
      t('orders.statusChanged', { id, status: t(`statuses.${status}`) }),
      optionsFor(changed),
    );
  }

  async function findLostUpdate(status: OrderStatus): Promise<void> {
    // Not by the query of the order, which is cancelled when the alert that shows it is gone.
    const current = await client.commands.get(id).catch(() => undefined);
    if (current?.status !== status) return;
    cacheOrder(queryClient, current);
    forgetStatusUpdates(queryClient, id);
    announceChange(current, status);
  }

  const { mutate, mutateAsync, ...update } = useMutation({
    mutationKey: [UPDATE_ORDER_STATUS],
    mutationFn: ({ status }: StatusUpdate) => sendStatus(client, id, status),
    onSuccess(changed, { status }) {
      if (changed) cacheOrder(queryClient, changed);
      announceChange(changed, status);
    },
    // An error stays until the owner closes it.
    gcTime: Infinity,
    onSettled(_changed, error, { status }) {
      const refetched = invalidateOrderEffects(queryClient);
      if (!isResponseLost(error)) return refetched;
      // Not awaited: the error is shown at once, and goes when the order has the status.
      void findLostUpdate(status);
      return undefined;
    },
  });
  return {
    ...update,
    updateStatus: (status: TargetStatus) => mutate({ id, status, before }),
    updateStatusAsync: (status: TargetStatus) => mutateAsync({ id, status, before }),
  };
}

/** Forgets the status updates of an order, so that none of them shows an error any more. */
export function forgetStatusUpdates(queryClient: QueryClient, id: string): void {
  const cache = queryClient.getMutationCache();
  for (const mutation of cache.findAll({ mutationKey: [UPDATE_ORDER_STATUS] })) {
    const { variables } = mutation.state;
    if (isStatusUpdate(variables) && variables.id === id) cache.remove(mutation);
  }
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
