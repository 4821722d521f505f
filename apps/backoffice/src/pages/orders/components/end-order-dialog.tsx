import { isResponseLost } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useUpdateOrderStatus } from '../api/use-update-order-status.ts';

export type EndOrderDialogProps = { order: Order; status: 'cancelled' | 'returned' };

/** Cancels an order or marks it as returned after a confirmation. It is open when it is rendered. */
export function EndOrderDialog({ order, status }: EndOrderDialogProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  const { updateStatusAsync } = useUpdateOrderStatus(order);
  const update = useMutation({
    mutationFn: () => updateStatusAsync(status),
    onSuccess: () => setOpen(false),
    // The alert beside the order reads the order again.
    onError: (error) => isResponseLost(error) && setOpen(false),
  });
  const isCancel = status === 'cancelled';
  return (
    <ConfirmDialog
      isOverDetails
      open={isOpen}
      busy={update.isPending}
      error={update.error}
      onConfirm={() => update.mutate()}
      onCancel={() => setOpen(false)}
      question={t(isCancel ? 'statusActions.cancelQuestion' : 'statusActions.returnQuestion')}
      text={t(isCancel ? 'statusActions.cancelText' : 'statusActions.returnText')}
      confirm={t(isCancel ? 'statusActions.cancelled' : 'statusActions.returned')}
      cancel={t('statusActions.dismiss')}
    />
  );
}
