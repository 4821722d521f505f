import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailedStatusUpdate } from '../api/use-failed-status-updates.ts';
import { ALERT_ROW } from './alert-row.ts';

export type UnknownStatusUpdateProps = {
  update: FailedStatusUpdate;
  onDismiss: () => void;
  /** Before the text, where the order is not beside it. */
  number?: ReactNode;
};

/** A status update of which nothing more can be found out now: its outcome is unknown (F2). */
export function UnknownStatusUpdate({ update, onDismiss, number }: UnknownStatusUpdateProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" closeText={t('dismissMessage')} onClose={onDismiss} sx={ALERT_ROW}>
      {number} {t('statusActions.unknown', { status: t(`statuses.${update.status}`) })}
    </Alert>
  );
}
