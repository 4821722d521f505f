import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
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

/** The numbers of failed orders that are listed. */
const MAX_NAMED = 5;

/**
 * The status transitions that all selected orders have (feature `status`); orders that could not be
 * updated stay selected.
 */
export function SelectionStatusActions({ selection }: { selection: OrderSelection }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const { mutateAsync, isPending, variables, data, error, done, stop } = useUpdateOrderStatuses();
  const { orders, select } = selection;

  async function updateAll(status: TargetStatus) {
    const { updated } = await mutateAsync({ orders, status });
    select(updated, false);
    if (updated.length === 0) return;
    const values = { count: updated.length, status: t(`statuses.${status}`) };
    announce(t('statusActions.changedMany', values));
  }

  // The result has the errors; an ended session shows the login dialog.
  const start = (status: TargetStatus) => void updateAll(status).catch(() => undefined);
  const confirmation = useConfirmation(
    // The bar shows the progress, so the dialog is closed at once.
    async (status: 'cancelled' | 'returned') => start(status),
    () => undefined,
  );
  if (!client.features().has('status')) return null;
  const count = orders.length;
  const isCancel = confirmation.target === 'cancelled';
  const transitions = isPending ? [] : commonStatusTransitions(orders);
  const failed = data?.failed.filter(selection.has) ?? [];
  const reason = error ?? data?.error;
  return (
    <>
      {isPending && <Progress done={done} total={variables.orders.length} onStop={stop} />}
      {transitions.map((status) => (
        <AriaDisabledButton
          key={status}
          variant={needsConfirmation(status) ? 'text' : 'contained'}
          color={needsConfirmation(status) ? 'error' : 'primary'}
          onClick={() => {
            if (needsConfirmation(status)) confirmation.confirm(status);
            else start(status);
          }}
        >
          {status === 'cancelled' ? t('statusActions.cancelAll') : t(`statusActions.${status}`)}
        </AriaDisabledButton>
      ))}
      {!isPending && (failed.length > 0 || error) && (
        <Alert severity="error" sx={{ flex: '1 1 100%' }}>
          {failed.length > 0 && t('statusActions.failedMany', { count: failed.length })}{' '}
          {t(`errors.${errorKey(reason)}`)} {failed.length > 0 && <FailedOrders orders={failed} />}
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

type ProgressProps = { done: number; total: number; onStop: () => void };

/** How many of the selected orders are updated. */
function Progress({ done, total, onStop }: ProgressProps) {
  const { t } = useTranslation();
  const text = t('statusActions.updating', { done, total });
  return (
    <Stack direction="row" sx={{ flex: '1 1 100%', alignItems: 'center', gap: 4 }}>
      <Stack sx={{ flex: 1, gap: 1 }}>
        <Typography variant="body2">{text}</Typography>
        <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={text} />
      </Stack>
      <Button onClick={onStop}>{t('statusActions.stop')}</Button>
    </Stack>
  );
}

/** The numbers of the orders that could not be updated; the rest is counted. */
function FailedOrders({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const ids = orders.slice(0, MAX_NAMED).map(({ command_id: id }) => id);
  const rest = orders.length - ids.length;
  if (rest > 0) ids.push(t('statusActions.moreFailed', { count: rest }));
  const text = rest > 0 ? ids.join(', ') : new Intl.ListFormat(language).format(ids);
  return t('statusActions.whichFailed', { ids: text });
}
