import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailedStatusUpdate } from '../api/use-failed-status-updates.ts';
import { useOrder } from '../api/use-order.ts';

export type LostStatusUpdateProps = {
  update: FailedStatusUpdate;
  onDismiss: () => void;
  /** Before the text, where the order is not beside it. */
  number?: ReactNode;
  /** A button below the text. */
  action?: ReactNode;
};

/**
 * A status update whose response was lost: the order is read again, then its present status is shown (F2); nothing
 * when it has the status that was wanted.
 */
export function LostStatusUpdate({ update, onDismiss, number, action }: LostStatusUpdateProps) {
  const { t } = useTranslation();
  const { id, status, before } = update;
  const { order, request } = useOrder(id, undefined);
  if (request.isFetching) {
    return (
      <Alert severity="info" slotProps={{ root: { role: 'status' } }} sx={OWN_ROW}>
        {number} {t('statusActions.looking')}
      </Alert>
    );
  }
  const current = request.isSuccess ? order?.status : undefined;
  if (current === status) return null;
  return (
    <Alert severity="warning" closeText={t('dismissMessage')} onClose={onDismiss} sx={OWN_ROW}>
      <p>
        {number}{' '}
        {current
          ? `${t('statusActions.noResponse')} ${t(
              current === before ? 'statusActions.unchangedStatus' : 'statusActions.currentStatus',
              { status: t(`statuses.${current}`) },
            )}`
          : t('statusActions.unknown', { status: t(`statuses.${status}`) })}
      </p>
      {!current && (
        <Button onClick={() => void request.refetch()} sx={{ px: 0, mr: 4 }}>
          {t('statusActions.lookAgain')}
        </Button>
      )}
      {action}
    </Alert>
  );
}

/** The buttons of the order stay where they are. */
const OWN_ROW = { order: 1, flexBasis: '100%' };
