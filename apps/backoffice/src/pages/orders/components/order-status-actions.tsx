import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { needsConfirmation, statusTransitions } from '../api/status-transitions.ts';
import { useUpdateOrderStatus, useOptimisticOrder } from '../api/use-update-order-status.ts';

export type OrderStatusActionsProps = {
  order: Order;
  /** The id of the order's number, which describes the button. */
  describedBy?: string;
};

/**
 * The button of an order's usual next status; none without the feature `status`. The menu of the details has the
 * transitions that need a confirmation.
 */
export function OrderStatusActions({ order, describedBy }: OrderStatusActionsProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const optimistic = useOptimisticOrder(order);
  const { updateStatus } = useUpdateOrderStatus(order);
  if (!client.features().has('status')) return null;
  const next = statusTransitions(optimistic.order).filter((status) => !needsConfirmation(status));
  return next.map((status) => (
    <AriaDisabledButton
      // The next transition's button replaces this one and keeps its focus.
      key="next"
      variant="contained"
      // A double click is one click: the second is not meant for the next status.
      onClick={({ detail }) => detail < 2 && updateStatus(status)}
      inactive={optimistic.isUpdating}
      aria-describedby={describedBy}
    >
      {t(`statusActions.${status}`)}
    </AriaDisabledButton>
  ));
}
