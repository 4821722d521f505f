import type { Order } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { useShop } from '../../platform/shop-context.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';

/** Deletes an order after asking (ADM-8). */
export function useDeleteOrder(onDone: (order: Order) => void) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useConfirmed(
    (order: Order) => client.deleteOrder(order.command_id),
    (order) => {
      onDone(order);
      announce(t('orders.deleted'));
      void queries.invalidateQueries({ queryKey: [ORDERS] });
    },
  );
}

/** The question of `useDeleteOrder`, in the specified words, with what becomes of the stock where that is known. */
export function DeleteOrder({ deletion }: { deletion: ReturnType<typeof useDeleteOrder> }) {
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
    />
  );
}

/** Only an order that has not left gives its stock back (host.md, Status); a host without statuses does not say. */
function useStockText(order: Order | null): string {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!order?.status || !client.features().has('status')) return '';
  const holdsStock = order.status === 'new' || order.status === 'confirmed';
  return t(holdsStock ? 'orders.deleteStockBack' : 'orders.deleteStockStays');
}
