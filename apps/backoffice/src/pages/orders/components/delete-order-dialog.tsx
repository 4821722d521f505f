import type { Order } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { ORDERS } from '../../../lib/query-keys.ts';

/** Deletes an order after a confirmation (ADM-8). */
export function useDeleteOrder(onDone: (order: Order) => void) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  return useConfirmation(
    (order: Order) => client.commands.delete(order.command_id),
    (order) => {
      onDone(order);
      announce(t('orders.deleted'));
      void queryClient.invalidateQueries({ queryKey: [ORDERS] });
    },
  );
}

/** The confirmation of `useDeleteOrder`, with the specified text and the consequence for the stock. */
export function DeleteOrderDialog({ deletion }: { deletion: ReturnType<typeof useDeleteOrder> }) {
  const { t } = useTranslation();
  const { target, dialog } = deletion;
  const stock = useStockText(target);
  const which = target
    ? t('orders.deleteText', { id: target.command_id, name: target.client_name })
    : '';
  return (
    <ConfirmDialog
      {...dialog}
      question={t('orders.deleteQuestion')}
      text={`${which} ${stock}`.trim()}
      confirm={t('orders.delete')}
      cancel={t('orders.keep')}
    />
  );
}

/**
 * Only an order that is not shipped returns its stock; without the feature `status` this is
 * unknown.
 */
function useStockText(order: Order | null): string {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!order?.status || !client.features().has('status')) return '';
  const holdsStock = order.status === 'new' || order.status === 'confirmed';
  return t(holdsStock ? 'orders.deleteStockBack' : 'orders.deleteStockStays');
}
