import { isResponseLost } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useAnnounceDeletion } from '../../../features/deletion/use-announce-deletion.ts';
import { useRestoreHint } from '../../../features/deletion/use-restore-hint.ts';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { invalidateOrderEffects } from '../../../lib/invalidate-order-effects.ts';
import { useShop } from '../../../lib/shop-context.ts';

export type DeleteOrderDialogProps = {
  order: Order;
  /** Called when it is deleted. */
  onDone: (order: Order) => void;
};

/** Deletes an order after a confirmation (ADM-8), with the consequence for the stock. It is open when it is rendered. */
export function DeleteOrderDialog({ order, onDone }: DeleteOrderDialogProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounceDeletion('order', useAnnounce());
  const stock = useStockText(order);
  const restoreHint = useRestoreHint();
  const [isOpen, setOpen] = useState(true);
  const { command_id: id, client_name: name } = order;
  const deletion = useMutation({
    mutationFn: (isRepeat: boolean) => deleteOnce(() => client.commands.delete(id), isRepeat),
    onSuccess() {
      setOpen(false);
      onDone(order);
      announce(t('orders.deleted'), [id]);
    },
    onSettled: () => void invalidateOrderEffects(queryClient),
  });
  return (
    <ConfirmDialog
      isOverDetails
      open={isOpen}
      busy={deletion.isPending}
      error={deletion.error}
      failure={t('orders.deleteFailed')}
      onConfirm={() => deletion.mutate(isResponseLost(deletion.error))}
      onCancel={() => setOpen(false)}
      question={t('orders.deleteQuestion')}
      text={[t('orders.deleteText', { id, name }), stock, restoreHint].filter(Boolean).join(' ')}
      confirm={t('orders.delete')}
      cancel={t('orders.keep')}
    />
  );
}

/**
 * Only an order that is not shipped returns its stock; without the feature `status` this is
 * unknown.
 */
function useStockText({ status }: Order): string {
  const { t } = useTranslation();
  const { client } = useShop();
  if (!status || !client.features().has('status')) return '';
  const holdsStock = status === 'new' || status === 'confirmed';
  return t(holdsStock ? 'orders.deleteStockBack' : 'orders.deleteStockStays');
}
