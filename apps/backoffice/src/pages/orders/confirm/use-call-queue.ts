import type { Call } from '@shop/contract/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { callCountsQuery } from '../../../features/confirmation-queue/call-counts-query.ts';
import { CALLS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** How often an empty queue is read again. */
const POLL_INTERVAL_MS = 30_000;
/** How often the shown order is read again, which extends its lease of five minutes. */
const LEASE_INTERVAL_MS = 60_000;

/** The query key of a shown order with its calls. */
function callKey(id: string | undefined) {
  return [CALLS, 'one', id];
}

/**
 * The order to call now, which nobody else gets meanwhile (feature `confirmation`), and what comes after it. An order
 * that another person changes stays until `showNext`.
 */
export function useCallQueue() {
  const { client } = useShop();
  const queryClient = useQueryClient();
  const [turn, setTurn] = useState(0);
  /** An order whose outcome was undone, in place of the next one of the queue. */
  const [chosenId, setChosenId] = useState<string>();
  const next = useQuery({
    queryKey: [CALLS, 'next', turn],
    queryFn: ({ signal }) => client.confirmation.takeNext({ signal }),
    enabled: chosenId === undefined,
    // Only an empty queue is read again: the shown order stays.
    refetchInterval: ({ state }) => (state.data?.call ? false : POLL_INTERVAL_MS),
    refetchOnWindowFocus: ({ state }) => !state.data?.call,
    refetchOnReconnect: ({ state }) => !state.data?.call,
    gcTime: 0,
  });
  const counts = useQuery({ ...callCountsQuery(client), enabled: chosenId !== undefined });
  const taken = chosenId === undefined ? next.data?.call : undefined;
  const id = chosenId ?? taken?.order.command_id;
  const one = useQuery({
    queryKey: callKey(id),
    queryFn: ({ signal }) => client.confirmation.take(id ?? '', { signal }),
    enabled: id !== undefined,
    ...(taken && { initialData: taken, initialDataUpdatedAt: next.dataUpdatedAt }),
    refetchInterval: LEASE_INTERVAL_MS,
    // Also while the phone shows its dialer, or WhatsApp.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });

  const release = useEffectEvent(() => {
    if (id !== undefined) client.confirmation.release(id).catch(() => undefined);
  });
  useEffect(() => () => release(), []);

  return {
    next,
    one,
    id,
    /** The number of calls to make now. */
    due: (chosenId === undefined ? next : counts).data?.due,
    /** Takes the next order of the queue. */
    showNext: () => {
      setChosenId(undefined);
      setTurn(turn + 1);
    },
    /** Shows an order that this session has taken. */
    show: (call: Call) => {
      const { command_id: chosen } = call.order;
      queryClient.setQueryData(callKey(chosen), call);
      setChosenId(chosen);
    },
  };
}

export type CallQueue = ReturnType<typeof useCallQueue>;
