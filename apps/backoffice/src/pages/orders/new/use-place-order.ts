import type { ManualOrderInput, Order } from '@shop/contract/schemas';
import type { CreateSteps } from '@shop/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useSave } from '../../../features/save/use-save.ts';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoOrderChange } from '../api/use-undo-order-change.ts';

/** The key of a draft, which outlives the page, and what removes the draft. */
type PlacedDraft = {
  keys: NonNullable<CreateSteps<ManualOrderInput, Order | null, undefined>['keys']>;
  clear: () => void;
};

/**
 * Places the order of a draft once although responses may be lost (F2), then removes the draft, announces the order and
 * invalidates what it changes, also when the page was left meanwhile.
 */
export function usePlaceOrder({ keys, clear }: PlacedDraft) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoOrderChange();
  return useSave<ManualOrderInput, Order | null>({
    async send(content, options) {
      const order = await client.commands.createManual(content, options);
      clear();
      return order;
    },
    hasFiles: () => false,
    lookUp: undefined,
    isKeyed: true,
    keys,
    onSuccess(order) {
      announce(
        order ? t('orderNew.placed', { id: order.command_id }) : t('orderNew.placedNoNumber'),
        optionsFor(order),
      );
      void invalidateOrderEffects(queryClient);
    },
  });
}
