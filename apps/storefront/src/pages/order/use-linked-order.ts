import { createLinkedOrderClient, isApiError } from '@shop/api-client';
import type { LinkedOrder, LinkedOrderChange } from '@shop/contract/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api.ts';
import { useLog } from '../../lib/log.ts';

/** The hash of the link to the content of the page, which is no token. */
const CONTENT_HASH = '#main';

/** What a buyer changes in an order. */
export type OrderChange = Omit<LinkedOrderChange, 'token'>;

/** The token of the URL; it is empty after a reload at the content of the page. */
function useToken(): string {
  const { hash } = useLocation();
  const inUrl = hash === CONTENT_HASH ? '' : hash.slice(1);
  const [token, setToken] = useState(inUrl);
  const isOther = hash !== CONTENT_HASH && inUrl !== token;
  if (isOther) setToken(inUrl);
  return isOther ? inUrl : token;
}

/** The order of the link in the URL, and its changes. */
export function useLinkedOrder() {
  const token = useToken();
  const api = useApi();
  const log = useLog();
  const queryClient = useQueryClient();
  const [client] = useState(() => createLinkedOrderClient(api));
  const queryKey = ['linked-order', token];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.commands.getLinked(token, { signal }),
    enabled: token !== '',
    staleTime: 0,
    gcTime: 0,
    // The owner may call while this page is open.
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const change = useMutation({
    mutationFn: (requested: OrderChange) => client.commands.updateLinked(token, requested),
    networkMode: 'always',
    // An older state must not replace the new one.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (order: LinkedOrder) => queryClient.setQueryData(queryKey, order),
    onError: (error) => {
      log(isApiError(error) ? error.message : 'An order was not changed');
      // The present state: a size was sold, the link ended, or the response was lost.
      void read.refetch();
    },
  });
  return { client, token, read, change };
}

export type LinkedOrderState = ReturnType<typeof useLinkedOrder>;

/**
 * Whether the last change was not made, because the order was not new any more: the owner had confirmed, shipped or
 * cancelled it.
 */
export function isChangeIgnored({ data, variables }: LinkedOrderState['change']): boolean {
  if (!data || !variables) return false;
  return data.status !== (variables.status ?? 'new');
}

/** Whether a link has no order, whatever the reason; so has a link of an API server without the feature. */
export function isLinkRefused(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.kind === 'unsupported');
}
