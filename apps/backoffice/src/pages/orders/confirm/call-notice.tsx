import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { isApiError } from '@shop/api-client';
import type { CallOutcome } from '@shop/contract/constants';
import type { Call } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../../../lib/admin-context.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { QuarantineAlert } from '../components/quarantine-alert.tsx';
import type { RecordOutcome } from './use-record-outcome.ts';

/** What a person needs to know before the call: who else has the order, what waits, what failed. */
export function CallNotice({ call, outcomes }: { call: Call; outcomes: RecordOutcome }) {
  const { t } = useTranslation();
  const { waiting, failed, dismiss } = outcomes;
  const { lease, order } = call;
  const { username } = useAdmin();
  const error = failed?.error;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (waiting || error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [waiting, error]);
  return (
    <Stack ref={box} sx={{ gap: 4, '&:empty': { display: 'none' } }}>
      {waiting && (
        <Alert severity="warning">
          {t('confirm.waiting', { outcome: t(`confirm.outcomes.${waiting}`) })}
        </Alert>
      )}
      {failed && (
        <Alert severity="error" closeText={t('dismissMessage')} onClose={dismiss}>
          {t('confirm.recordFailed')} <Reason {...failed} />
        </Alert>
      )}
      {lease && !lease.mine && (
        <Alert severity="warning">
          {lease.by === username ? t('confirm.takenByYou') : t('confirm.taken', { name: lease.by })}
        </Alert>
      )}
      <QuarantineAlert order={order} />
    </Stack>
  );
}

function Reason({ error, outcome }: { error: Error; outcome: CallOutcome }) {
  const { t } = useTranslation();
  const isInvalid = isApiError(error) && error.code === 'invalid';
  if (isInvalid && outcome === 'duplicate') return t('confirm.duplicateUnknown');
  if (isInvalid && outcome === 'call_back') return t('confirm.callBackInvalid');
  return t(`errors.${errorKey(error)}`);
}
