import type { OrderStatus } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useShop } from '../../platform/shop-context.ts';
import type { NextStatus } from './next-status.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';

const MOVE_ORDER = 'move-order';

/** What is kept with a move on its way, for `useShownOrder`. */
type Move = { id: string; status: OrderStatus };

function isMove(value: unknown): value is Move {
  return typeof value === 'object' && value !== null && 'id' in value && 'status' in value;
}

/**
 * Moves an order to another status (feature `status`), then reads the orders again, also when it
 * could not. Until that is done `useShownOrder` shows it moved; a refusal shows what the host says.
 */
export function useMoveOrder(order: Order) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { command_id: id } = order;
  const { mutate, mutateAsync, ...move } = useMutation({
    mutationKey: [MOVE_ORDER],
    mutationFn: ({ status }: Move) => client.updateOrder(id, { status }),
    onSuccess: (_order, { status }) =>
      announce(t('orders.moved', { id, status: t(`statuses.${status}`) })),
    onSettled: () => queries.invalidateQueries({ queryKey: [ORDERS] }),
  });
  return {
    ...move,
    moveTo: (status: NextStatus) => mutate({ id, status }),
    moveToOrFail: (status: NextStatus) => mutateAsync({ id, status }),
  };
}

/** An order with the status it is on its way to, before the host has answered. */
export function useShownOrder(order: Order): { order: Order; isMoving: boolean } {
  const moves = useMutationState({
    filters: { mutationKey: [MOVE_ORDER], status: 'pending' },
    select: ({ state }) => state.variables,
  });
  const move = moves.filter(isMove).findLast(({ id }) => id === order.command_id);
  return move && order.status
    ? { order: { ...order, status: move.status }, isMoving: true }
    : { order, isMoving: false };
}
