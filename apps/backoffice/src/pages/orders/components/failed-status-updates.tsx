import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { CloseIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';
import {
  useFailedStatusUpdates,
  type FailedStatusUpdate,
} from '../api/use-failed-status-updates.ts';
import { useOrder } from '../api/use-order.ts';

export type FailedStatusUpdatesProps = {
  /** Whether the page shows the error of an order's update beside the order. */
  isShown: (id: string) => boolean;
  onOpen: (id: string) => void;
};

/**
 * The errors of status updates that the page shows nowhere else, such as of an order of the tab "New"
 * that another device confirmed first. Each stays until it is closed.
 */
export function FailedStatusUpdates({ isShown, onOpen }: FailedStatusUpdatesProps) {
  const { failed, dismiss } = useFailedStatusUpdates();
  const hidden = failed.filter(({ id }) => !isShown(id));
  if (hidden.length === 0) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {hidden.map((update) => (
        <FailedUpdate
          key={update.id}
          update={update}
          onOpen={() => onOpen(update.id)}
          onDismiss={() => dismiss(update.id)}
        />
      ))}
    </Stack>
  );
}

type FailedUpdateProps = { update: FailedStatusUpdate; onOpen: () => void; onDismiss: () => void };

function FailedUpdate({ update, onOpen, onDismiss }: FailedUpdateProps) {
  const { t } = useTranslation();
  const { id, status, before, error } = update;
  const { order, request } = useOrder(id, undefined);
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
        {t('statusActions.rejected', { id, status: t(`statuses.${status}`) })}{' '}
        {current
          ? t(
              current === before ? 'statusActions.unchangedStatus' : 'statusActions.currentStatus',
              {
                status: t(`statuses.${current}`),
              },
            )
          : t(`errors.${errorKey(error)}`)}
      </p>
      <Button onClick={onOpen} sx={{ px: 0 }}>
        {t('statusActions.seeOrder')}
      </Button>
    </Alert>
  );
}
