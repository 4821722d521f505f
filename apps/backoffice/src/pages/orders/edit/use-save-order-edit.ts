import type { CallOptions } from '@shop/api-client';
import { describeOrderEdit, isEmptyEdit } from '@shop/contract/order-edit';
import type { Order, OrderEditInput } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useSave } from '../../../features/save/use-save.ts';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useUndoOrderChange } from '../api/use-undo-order-change.ts';
import { contentOf } from './order-edit-values.ts';

/** Saves a change of an order once although responses may be lost (F2), then invalidates what it changes. */
export function useSaveOrderEdit(id: string) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { optionsFor } = useUndoOrderChange();
  return useSave<OrderEditInput, Order | null>({
    send: (content, options) => client.commands.edit(id, content, options),
    hasFiles: () => false,
    lookUp: {
      before: () => undefined,
      find: (content, _before, options) => find(content, options),
    },
    onSuccess(saved) {
      announce(t('orderEdit.saved', { id }), optionsFor(saved));
      void invalidateOrderEffects(queryClient);
    },
  });

  /** The order when it has the content of a request whose response was lost. */
  async function find(content: OrderEditInput, options: CallOptions): Promise<Order | undefined> {
    const order = await client.commands.get(id, options);
    return order.version !== content.version && hasContent(order, content) ? order : undefined;
  }
}

function hasContent(order: Order, content: OrderEditInput): boolean {
  const { client_name, number, city, street } = content;
  const now = contentOf(order);
  const wanted = {
    ...now,
    client_name,
    number,
    city,
    street,
    total_amount: String(content.total_amount),
    lines: content.command_products.map((line) => ({
      ...line,
      product: String(line.product),
      product_name: '',
    })),
  };
  return isEmptyEdit(describeOrderEdit(now, wanted));
}
