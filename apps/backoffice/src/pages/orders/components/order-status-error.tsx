import Alert from '@mui/material/Alert';
import { isResponseLost } from '@shop/api-client';
import type { Order } from '@shop/contract/schemas';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';
import { useRefusedStatusUpdate } from '../api/use-failed-status-updates.ts';
import { ALERT_ROW } from './alert-row.ts';
import { UnknownStatusUpdate } from './unknown-status-update.tsx';

/** It is loaded when a response was lost; without a connection, the alert shows the outcome as unknown. */
const LostStatusUpdate = lazy(async () => {
  try {
    return { default: (await import('./lost-status-update.tsx')).LostStatusUpdate };
  } catch {
    return { default: UnknownStatusUpdate };
  }
});

/** Why the last status update of an order failed, until it is closed; nothing otherwise. */
export function OrderStatusError({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { refused, dismiss } = useRefusedStatusUpdate(order);
  if (!refused) return null;
  if (isResponseLost(refused.error)) {
    return (
      <Suspense>
        <LostStatusUpdate update={refused} onDismiss={dismiss} />
      </Suspense>
    );
  }
  return (
    <Alert severity="error" closeText={t('dismissMessage')} onClose={dismiss} sx={ALERT_ROW}>
      {t('statusActions.failed')} {t(`errors.${errorKey(refused.error)}`)}
    </Alert>
  );
}
