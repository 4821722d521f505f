import type { OrderSplit, OrderSplitInput } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '../../../features/save/use-save.ts';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** Splits an order once although responses may be lost (F2), then invalidates what that changes. */
export function useSplitOrder(id: string) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  return useSave<OrderSplitInput, OrderSplit | null>({
    send: (content, options) => client.commands.split(id, content, options),
    hasFiles: () => false,
    lookUp: undefined,
    isKeyed: true,
    onSuccess() {
      void invalidateOrderEffects(queryClient);
    },
  });
}
