import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoOrderChange } from './use-undo-order-change.ts';

/** Releases an order from the quarantine (feature `quarantine`), then invalidates what that changes. The message has Undo. */
export function useReleaseOrder({ command_id: id }: Order) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoOrderChange();
  return useMutation({
    mutationFn: () => client.commands.update(id, { quarantine: false }),
    onSuccess(released) {
      const entry = released?.history?.findLast(({ cause }) => cause === 'released');
      announce(t('orders.released', { id }), entry && optionsFor(released, entry));
    },
    onSettled: () => invalidateOrderEffects(queryClient),
  });
}
