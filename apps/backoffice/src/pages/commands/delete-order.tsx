import type { Order } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { useShop } from '../../platform/shop-context.ts';
import { ORDERS } from './order-source.ts';

/** Deletes an order after asking (ADM-8). */
export function useDeleteOrder(onDone: () => void) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queries = useQueryClient();
  const announce = useAnnounce();
  return useConfirmed(
    (order: Order) => client.deleteOrder(order.command_id),
    () => {
      onDone();
      announce(t('orders.deleted'));
      void queries.invalidateQueries({ queryKey: [ORDERS] });
    },
  );
}

/** The question of `useDeleteOrder`, in the specified words. */
export function DeleteOrder({ deletion }: { deletion: ReturnType<typeof useDeleteOrder> }) {
  const { t } = useTranslation();
  const { target, dialog } = deletion;
  return (
    <ConfirmDialog
      {...dialog}
      question={t('orders.deleteQuestion')}
      text={
        target ? t('orders.deleteText', { id: target.command_id, name: target.client_name }) : ''
      }
      confirm={t('orders.delete')}
    />
  );
}
