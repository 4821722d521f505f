import { createOnce, CreateOutcomeError, type CreateOptions } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../../lib/shop-context.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

type NewNote = { id: string; note: string };

/**
 * Adds a note to an order once although responses may be lost (F2, feature `status`), then invalidates the
 * order; `variables` is the pending note.
 * @param onFailed called with a note that was not saved, also when another order is open by then
 */
export function useAddOrderNote(order: Order, onFailed: (note: string) => void) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  // A note whose response was lost is sent again with its key, but not by itself.
  const [addOnce] = useState(() =>
    createOnce({
      supportsKeys: () => client.features().has('idempotent-creates'),
      send: ({ id, note }: NewNote, options: CreateOptions) =>
        client.commands.update(id, { note }, options),
      delaysMs: [],
    }),
  );
  const invalidate = () =>
    queryClient.invalidateQueries({ queryKey: [ORDERS, 'one', order.command_id] });

  return useMutation({
    mutationFn: (note: string) => {
      const added = { id: order.command_id, note };
      return addOnce(added).catch((error: unknown) => {
        // The lost note was added with another text: this one is sent with a new key.
        if (isCreatedEarlier(error)) return addOnce(added);
        throw error;
      });
    },
    onSuccess: invalidate,
    // After an unknown outcome, the history shows whether the note was added.
    onError: (_error, note) => {
      onFailed(note);
      void invalidate();
    },
  });
}

function isCreatedEarlier(error: unknown): boolean {
  return error instanceof CreateOutcomeError && error.outcome === 'created-earlier';
}
