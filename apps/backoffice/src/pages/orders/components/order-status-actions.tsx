import Alert from '@mui/material/Alert';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { useFailedStatusUpdates } from '../api/use-failed-status-updates.ts';
import { needsConfirmation, statusTransitions } from '../api/status-transitions.ts';
import { useUpdateOrderStatus, useOptimisticOrder } from '../api/use-update-order-status.ts';

export type OrderStatusActionsProps = {
  order: Order;
  /** The id of the order's number, which describes the button. */
  describedBy?: string;
};

/**
 * The button of an order's usual next status and the error of its last update; none without the feature `status`. The menu of the
 * details has the transitions that need a confirmation.
 */
export function OrderStatusActions({ order, describedBy }: OrderStatusActionsProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const optimistic = useOptimisticOrder(order);
  const { updateStatus } = useUpdateOrderStatus(order);
  const { failed, dismiss } = useFailedStatusUpdates();
  if (!client.features().has('status')) return null;
  const next = statusTransitions(optimistic.order).filter((status) => !needsConfirmation(status));
  const { command_id: id, status: current } = order;
  // By the order, as the button that started the update may be in a dialog that is closed. With the status
  // that was wanted, only the response was lost.
  const refused = failed.find((update) => update.id === id && update.status !== current);
  return (
    <>
      {next.map((status) => (
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
      ))}
      {refused && (
        <Alert
          severity="error"
          closeText={t('dismissMessage')}
          onClose={() => dismiss(id)}
          // The buttons stay where they are.
          sx={{ order: 1, flexBasis: '100%', gridColumn: '1 / -1' }}
        >
          {t('statusActions.failed')} {t(`errors.${errorKey(refused.error)}`)}
        </Alert>
      )}
    </>
  );
}
