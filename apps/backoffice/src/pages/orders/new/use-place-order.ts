import type { ManualOrderInput, Order } from '@shop/contract/schemas';
import type { CreateSteps } from '@shop/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useSave } from '../../../features/save/use-save.ts';
import { CALLS, CUSTOMERS, ORDERS, PRODUCTS, STATS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';

/**
 * Places the order of a draft once although responses may be lost (F2), then invalidates what it changes.
 * @param keys the key of the draft, which outlives the page
 */
export function usePlaceOrder(
  keys: NonNullable<CreateSteps<ManualOrderInput, Order | null, undefined>['keys']>,
) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  return useSave<ManualOrderInput, Order | null>({
    send: (content, options) => client.commands.createManual(content, options),
    hasFiles: () => false,
    lookUp: undefined,
    isKeyed: true,
    keys,
    onSuccess() {
      for (const queryKey of [ORDERS, CALLS, CUSTOMERS, PRODUCTS, STATS]) {
        void queryClient.invalidateQueries({ queryKey: [queryKey] });
      }
    },
  });
}
