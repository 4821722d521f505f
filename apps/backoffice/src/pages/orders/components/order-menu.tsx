import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DeleteIcon, ExchangeIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { needsConfirmation, statusTransitions } from '../api/status-transitions.ts';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';

/** How an order ends. */
export type OrderEnd = 'cancelled' | 'returned' | 'deleted';

export type OrderMenuProps = {
  order: Order;
  /** The id of the text that describes the button. */
  describedBy?: string;
  /** The confirmation: outside of the list and the details, which change with the window's width. */
  onEnd: (order: Order, end: OrderEnd) => void;
};

/** The actions that end an order after a confirmation: cancel, return (feature `status`), and delete for the owner. */
export function OrderMenu({ order, describedBy, onEnd }: OrderMenuProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const isOwner = useIsOwner();
  const optimistic = useOptimisticOrder(order);
  const transitions = client.features().has('status') ? statusTransitions(optimistic.order) : [];
  return (
    <MoreMenu
      label={t('orders.moreActions')}
      {...(describedBy !== undefined && { describedBy })}
      actions={[
        ...transitions.filter(needsConfirmation).map((status) => ({
          label: t(`statusActions.${status}`),
          icon: status === 'cancelled' ? <CloseIcon size={20} /> : <ExchangeIcon size={20} />,
          isDestructive: true,
          disabled: optimistic.isUpdating,
          onClick: () => onEnd(order, status),
        })),
        ...(isOwner
          ? [
              {
                label: t('orders.delete'),
                icon: <DeleteIcon size={20} />,
                isDestructive: true,
                onClick: () => onEnd(order, 'deleted'),
              },
            ]
          : []),
      ]}
    />
  );
}
