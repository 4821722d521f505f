import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { ORDERS } from '../../../lib/query-keys.ts';
import type { FailedStatusUpdate } from '../api/use-failed-status-updates.ts';
import { useOrder } from '../api/use-order.ts';
import { AlertOrderNumber } from './alert-order-number.tsx';
import { ALERT_ROW } from './alert-row.ts';

export type LostStatusUpdateProps = {
  update: FailedStatusUpdate;
  onDismiss: () => void;
  /** Whether the number of the order is above the text, where the order is not beside it. */
  isNumbered?: boolean;
  /** A button below the text. */
  action?: ReactNode;
};

/**
 * A status update whose response was lost: the order is read again, then its present status is shown (F2); nothing
 * when it has the requested status.
 */
export function LostStatusUpdate({
  update,
  onDismiss,
  isNumbered = false,
  action,
}: LostStatusUpdateProps) {
  const { t } = useTranslation();
  const { id, status, before } = update;
  const { order, request } = useOrder(id, undefined);
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const number = isNumbered && <AlertOrderNumber id={id} />;

  async function checkAgain() {
    const { data } = await request.refetch();
    void queryClient.invalidateQueries({ queryKey: [ORDERS] });
    if (data?.status !== status) return;
    onDismiss();
    announce(t('orders.statusChanged', { id, status: t(`statuses.${status}`) }));
  }

  if (request.isFetching) {
    return (
      <Alert severity="info" slotProps={{ root: { role: 'status' } }} sx={ALERT_ROW}>
        {number}
        {t('statusActions.checking')}
      </Alert>
    );
  }
  const current = request.isSuccess ? order?.status : undefined;
  if (current === status) return null;
  return (
    <Alert severity="warning" closeText={t('dismissMessage')} onClose={onDismiss} sx={ALERT_ROW}>
      {number}
      <p>
        {current
          ? `${t('statusActions.noResponse')} ${t(
              current === before ? 'statusActions.unchangedStatus' : 'statusActions.currentStatus',
              { status: t(`statuses.${current}`) },
            )}`
          : t('statusActions.unknown', { status: t(`statuses.${status}`) })}
      </p>
      {!current && (
        <Button onClick={() => void checkAgain()} sx={{ px: 0, mr: 4 }}>
          {t('statusActions.checkAgain')}
        </Button>
      )}
      {action}
    </Alert>
  );
}
