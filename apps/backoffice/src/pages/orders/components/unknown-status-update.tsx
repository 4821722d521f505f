import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { FailedStatusUpdate } from '../api/use-failed-status-updates.ts';
import { AlertOrderNumber } from './alert-order-number.tsx';
import { ALERT_ROW } from './alert-row.ts';

export type UnknownStatusUpdateProps = {
  update: FailedStatusUpdate;
  onDismiss: () => void;
  /** Whether the number of the order is above the text, where the order is not beside it. */
  isNumbered?: boolean;
};

/** A status update of which nothing more can be found out now: its outcome is unknown (F2). */
export function UnknownStatusUpdate({ update, onDismiss, isNumbered }: UnknownStatusUpdateProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" closeText={t('dismissMessage')} onClose={onDismiss} sx={ALERT_ROW}>
      {isNumbered && <AlertOrderNumber id={update.id} />}
      {t('statusActions.unknown', { status: t(`statuses.${update.status}`) })}
    </Alert>
  );
}
