import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import {
  commonStatusTransitions,
  needsConfirmation,
  type TargetStatus,
} from '../api/status-transitions.ts';
import { useUpdateOrderStatuses } from '../api/use-update-order-statuses.ts';
import type { OrderSelection } from '../hooks/use-order-selection.ts';

/**
 * The status transitions that all selected orders have (feature `status`); orders that could not be
 * updated stay selected.
 */
export function SelectionStatusActions({ selection }: { selection: OrderSelection }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const { mutateAsync, isPending, data, error } = useUpdateOrderStatuses();
  const { orders, select } = selection;

  async function updateAll(status: TargetStatus) {
    const { updated } = await mutateAsync({ orders, status });
    select(updated, false);
    if (updated.length === 0) return;
    const values = { count: updated.length, status: t(`statuses.${status}`) };
    announce(t('statusActions.changedMany', values));
  }

  const confirmation = useConfirmation(
    (status: 'cancelled' | 'returned') => updateAll(status),
    () => undefined,
  );
  if (!client.features().has('status')) return null;
  const count = orders.length;
  const isCancel = confirmation.target === 'cancelled';
  const failed = data?.failed.filter(selection.has) ?? [];
  const reason = error ?? data?.error;
  return (
    <>
      {commonStatusTransitions(orders).map((status) => (
        <AriaDisabledButton
          key={status}
          variant={needsConfirmation(status) ? 'text' : 'contained'}
          color={needsConfirmation(status) ? 'error' : 'primary'}
          inactive={isPending}
          onClick={() => {
            if (needsConfirmation(status)) confirmation.confirm(status);
            // The result has the errors; an ended session shows the login dialog.
            else updateAll(status).catch(() => undefined);
          }}
        >
          {status === 'cancelled' ? t('statusActions.cancelAll') : t(`statusActions.${status}`)}
        </AriaDisabledButton>
      ))}
      {!isPending && !confirmation.dialog.open && (failed.length > 0 || error) && (
        <Alert severity="error" sx={{ flex: '1 1 100%' }}>
          {failed.length > 0 && t('statusActions.failedMany', { count: failed.length })}{' '}
          {t(`errors.${errorKey(reason)}`)}
        </Alert>
      )}
      <ConfirmDialog
        {...confirmation.dialog}
        question={t(isCancel ? 'statusActions.cancelMany' : 'statusActions.returnMany', { count })}
        text={t(isCancel ? 'statusActions.cancelText' : 'statusActions.returnText')}
        confirm={t(isCancel ? 'statusActions.cancelAll' : 'statusActions.returned')}
        cancel={t('statusActions.dismiss')}
      />
    </>
  );
}
