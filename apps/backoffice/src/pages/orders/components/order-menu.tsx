import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DeleteIcon, ExchangeIcon } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { needsConfirmation, statusTransitions } from '../api/status-transitions.ts';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';

/** The question is loaded when it is asked. */
const EndOrderDialog = lazy(async () => ({
  default: (await import('./end-order-dialog.tsx')).EndOrderDialog,
}));

export type OrderMenuProps = {
  order: Order;
  /** The id of the text that describes the button. */
  describedBy?: string;
  onDelete: (order: Order) => void;
};

/**
 * The actions that end an order: cancel, return (feature `status`), and delete for the owner. Each opens a
 * confirmation.
 */
export function OrderMenu({ order, describedBy, onDelete }: OrderMenuProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const isOwner = useIsOwner();
  const optimistic = useOptimisticOrder(order);
  /** The status of the question, and the number of questions: each one is rendered anew. */
  const [asked, setAsked] = useState<{ status: 'cancelled' | 'returned'; count: number }>();
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
            onClick: () => setAsked({ status, count: (asked?.count ?? 0) + 1 }),
          })),
          ...(isOwner
            ? [
                {
                  label: t('orders.delete'),
                  icon: <DeleteIcon size={20} />,
                  isDestructive: true,
                  onClick: () => onDelete(order),
                },
              ]
            : []),
        ]}
      />
      {asked && (
        <Suspense>
          <EndOrderDialog key={asked.count} order={order} status={asked.status} />
        </Suspense>
      )}
    </>
  );
}
