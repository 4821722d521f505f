import type { Order } from '@shop/contract/schemas';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import {
  forgetStatusUpdates,
  isStatusUpdate,
  UPDATE_ORDER_STATUS,
  type StatusUpdate,
} from './use-update-order-status.ts';

/** A status update that failed, by its order. */
export type FailedStatusUpdate = StatusUpdate & { error: unknown };

/**
 * The orders whose last status update failed. The mutation cache has them even when the card that
 * started the update is gone: an order that was changed elsewhere leaves a filtered list.
 */
export function useFailedStatusUpdates() {
  const queryClient = useQueryClient();
  const updates = useMutationState({
    filters: { mutationKey: [UPDATE_ORDER_STATUS] },
    select: ({ state }) => ({ update: state.variables, status: state.status, error: state.error }),
  });
  const last = new Map(
    updates.flatMap(({ update, status, error }) =>
      isStatusUpdate(update) ? [[update.id, { update, status, error }] as const] : [],
    ),
  );
  const failed: FailedStatusUpdate[] = [];
  for (const { update, status, error } of last.values()) {
    if (status === 'error') failed.push({ ...update, error });
  }

  return { failed, dismiss: (id: string) => forgetStatusUpdates(queryClient, id) };
}

/**
 * The last status update of an order, where it failed. By the order, as the button that started the update may be in a
 * dialog that is closed. With the requested status, only the response was lost.
 */
export function useRefusedStatusUpdate({ command_id: id, status: current }: Order) {
  const { failed, dismiss } = useFailedStatusUpdates();
  return {
    refused: failed.find((update) => update.id === id && update.status !== current),
    dismiss: () => dismiss(id),
  };
}
