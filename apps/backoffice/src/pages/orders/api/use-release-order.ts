import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { CALLS, ORDERS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** Releases an order from the quarantine (feature `quarantine`), then invalidates the orders. */
export function useReleaseOrder({ command_id: id }: Order) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useMutation({
    mutationFn: () => client.commands.update(id, { quarantine: false }),
    onSuccess: () => announce(t('orders.released', { id })),
    onSettled: () =>
      Promise.all(
        [[ORDERS], [CALLS, 'one']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
