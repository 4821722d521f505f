import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Call } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../../../lib/admin-context.ts';
import { QuarantineAlert } from '../components/quarantine-alert.tsx';
import { outcomeErrorKey } from './outcome-error-key.ts';
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
          {t('confirm.recordFailed')} {t(outcomeErrorKey(failed.error, failed.outcome))}
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
