import {
  createOnce,
  CreateOutcomeError,
  type ApiClient,
  type CreateOptions,
} from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { CALLS, ORDERS } from '../../../lib/query-keys.ts';
import { useUndoOrderChange } from './use-undo-order-change.ts';

type NewNote = { id: string; note: string };

type NoteCallbacks = {
  /** Called with a note that was saved. */
  onAdded?: (note: string) => void;
  /** Called with a note that was not saved, also when another order is open by then. */
  onFailed?: (note: string) => void;
};

/**
 * Adds a note to an order once although responses may be lost (F2, feature `status`), then invalidates the
 * order and the shown call; `variables` is the pending note. After a lost response the order is read again (`isCheckingOutcome`): the
 * note was added, was not, or its outcome is unknown. The message about the note has Undo.
 */
export function useAddOrderNote(order: Order, { onAdded, onFailed }: NoteCallbacks) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoOrderChange();
  const [addOnce, setAddOnce] = useState(() => createAddOnce(client));
  const [isCheckingOutcome, setCheckingOutcome] = useState(false);
  const id = order.command_id;
  const invalidate = () => {
    const read = [
      [ORDERS, 'one', id],
      [CALLS, 'one'],
    ];
    return Promise.all(read.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };

  async function findLostNote(note: string, lost: CreateOutcomeError): Promise<Order> {
    setCheckingOutcome(true);
    const current = await client.commands.get(id).catch(() => undefined);
    if (current === undefined || !order.history) throw lost;
    if (countNotes(current, note) <= countNotes(order, note)) {
      throw lost.cause instanceof Error ? lost.cause : lost;
    }
    // The next note has a new key, also when its text is the same.
    setAddOnce(() => createAddOnce(client));
    return current;
  }

  const mutation = useMutation({
    async mutationFn(note: string) {
      try {
        return await addOnce({ id, note });
      } catch (error) {
        if (!(error instanceof CreateOutcomeError)) throw error;
        // The lost note was added with another text: this one is sent with a new key.
        return error.outcome === 'created-earlier'
          ? addOnce({ id, note })
          : findLostNote(note, error);
      }
    },
    onSuccess(noted, note) {
      onAdded?.(note);
      const entry = noted?.history?.findLast((each) => each.note === note);
      announce(t('orders.noteAdded', { id }), entry && optionsFor(noted, entry));
      return invalidate();
    },
    onError: (_error, note) => {
      onFailed?.(note);
      void invalidate();
    },
    onSettled: () => setCheckingOutcome(false),
  });
  return { ...mutation, isCheckingOutcome };
}

export type AddOrderNote = ReturnType<typeof useAddOrderNote>;

/** A note whose response was lost is sent again with its key, but not by itself. */
function createAddOnce(client: ApiClient) {
  return createOnce({
    supportsKeys: () => client.features().has('idempotent-creates'),
    send: ({ id, note }: NewNote, options: CreateOptions) =>
      client.commands.update(id, { note }, options),
    delaysMs: [],
  });
}

function countNotes({ history = [] }: Order, note: string): number {
  return history.filter((entry) => entry.note === note).length;
}
