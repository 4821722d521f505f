import Alert from '@mui/material/Alert';
import { CreateOutcomeError } from '@shop/api-client';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../lib/error-key.ts';
import type { AddOrderNote } from '../api/use-add-order-note.ts';

/** That the outcome of a note whose response was lost is looked up, or why the note was not added. */
export function NoteStatus({
  adding: { isCheckingOutcome, error },
}: {
  adding: Pick<AddOrderNote, 'isCheckingOutcome' | 'error'>;
}) {
  const { t } = useTranslation();
  return (
    <>
      {isCheckingOutcome && (
        <Alert severity="info" slotProps={{ root: { role: 'status' } }}>
          {t('save.checkingOutcome')}
        </Alert>
      )}
      {error && <NoteError error={error} />}
    </>
  );
}

function NoteError({ error }: { error: Error }) {
  const { t } = useTranslation();
  if (error instanceof CreateOutcomeError) {
    return <Alert severity="warning">{t('save.unknown')}</Alert>;
  }
  return (
    <Alert severity="error">
      {t('orders.noteFailed')} {t(`errors.${errorKey(error)}`)}
    </Alert>
  );
}
