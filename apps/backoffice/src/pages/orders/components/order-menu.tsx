import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DeleteIcon, ExchangeIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { needsConfirmation, statusTransitions } from '../api/status-transitions.ts';
import { useUpdateOrderStatus, useOptimisticOrder } from '../api/use-update-order-status.ts';

export type OrderMenuProps = {
  order: Order;
  /** The id of the text that describes the button. */
  describedBy?: string;
  onDelete: (order: Order) => void;
};

/**
 * The actions on an order that cannot be undone: cancel, return (feature `status`), delete. Each
 * opens a confirmation.
 */
export function OrderMenu({ order, describedBy, onDelete }: OrderMenuProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const optimistic = useOptimisticOrder(order);
  const { updateStatusAsync } = useUpdateOrderStatus(order);
  const confirmation = useConfirmation(
    (status: 'cancelled' | 'returned') => updateStatusAsync(status),
    () => undefined,
  );
  const isCancel = confirmation.target === 'cancelled';
  const transitions = client.features().has('status') ? statusTransitions(optimistic.order) : [];
  return (
    <>
      <MoreMenu
        label={t('orders.moreActions')}
        {...(describedBy !== undefined && { describedBy })}
        actions={[
          ...transitions.filter(needsConfirmation).map((status) => ({
            label: t(`statusActions.${status}`),
            icon: status === 'cancelled' ? <CloseIcon size={20} /> : <ExchangeIcon size={20} />,
            isDestructive: true,
            disabled: optimistic.isUpdating,
            onClick: () => confirmation.confirm(status),
          })),
          {
            label: t('orders.delete'),
            icon: <DeleteIcon size={20} />,
            isDestructive: true,
            onClick: () => onDelete(order),
          },
        ]}
      />
      {confirmation.target !== null && (
        <ConfirmDialog
          {...confirmation.dialog}
          question={t(isCancel ? 'statusActions.cancelQuestion' : 'statusActions.returnQuestion')}
          text={t(isCancel ? 'statusActions.cancelText' : 'statusActions.returnText')}
          confirm={t(isCancel ? 'statusActions.cancelled' : 'statusActions.returned')}
          cancel={t('statusActions.dismiss')}
        />
      )}
    </>
  );
}
