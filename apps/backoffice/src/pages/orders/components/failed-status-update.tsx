import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { isResponseLost } from '@shop/api-client';
import { CloseIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { OrderNumbers } from '../../../components/order-numbers.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import type { FailedStatusUpdate as Update } from '../api/use-failed-status-updates.ts';
import { useOrder } from '../api/use-order.ts';
import { LostStatusUpdate } from './lost-status-update.tsx';

export type FailedStatusUpdateProps = { update: Update; onOpen: () => void; onDismiss: () => void };

/** The error of a status update, and the status that the order has now; nothing when only the response was lost. */
export function FailedStatusUpdate({ update, onOpen, onDismiss }: FailedStatusUpdateProps) {
  const { t } = useTranslation();
  const { id, status, before, error } = update;
  const { order, request } = useOrder(id, undefined);
  const seeOrder = (
    <Button onClick={onOpen} sx={{ px: 0 }}>
      {t('statusActions.seeOrder')}
    </Button>
  );
  if (isResponseLost(error)) {
    return <LostStatusUpdate {...{ update, onDismiss }} isNumbered action={seeOrder} />;
  }
  if (request.isFetching && !order) return null;
  const current = request.isFetching ? undefined : order?.status;
  // Its response was lost, but the update was made.
  if (current === status) return null;
  return (
    <Alert
      severity="error"
      action={
        <IconButton aria-label={t('dismissMessage')} onClick={onDismiss}>
          <CloseIcon size={20} />
        </IconButton>
      }
      sx={{ '& .MuiAlert-action': { p: 0, m: 0 }, '& .MuiAlert-message': { flex: 1 } }}
    >
      <p>
        <OrderNumbers>
          {t('statusActions.rejected', { id, status: t(`statuses.${status}`) })}
        </OrderNumbers>{' '}
        {current
          ? t(
              current === before ? 'statusActions.unchangedStatus' : 'statusActions.currentStatus',
              {
                status: t(`statuses.${current}`),
              },
            )
          : t(`errors.${errorKey(error)}`)}
      </p>
      {seeOrder}
    </Alert>
  );
}
