import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isEditable } from '@shop/contract/constants';
import { describeOrderEdit, isEmptyEdit } from '@shop/contract/order-edit';
import type { Order } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import type { AddOrderNote } from '../api/use-add-order-note.ts';
import { NoteStatus } from '../components/note-status.tsx';
import { OrderChanges } from './order-changes.tsx';
import { contentOf } from './order-edit-values.ts';
import type { OrderConflict } from './use-order-conflict.ts';

export type ConflictNoticeProps = {
  conflict: OrderConflict;
  /** The order that the form was made from. */
  order: Order;
  /** The typed note. */
  note: string;
  onRestart: (present: Order) => void;
  /** Adds the note to the order. */
  adding: AddOrderNote;
};

/** That the order was changed or deleted while its form was open, its present state, and the ways on. */
export function ConflictNotice({ conflict, order, note, ...props }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const { present, isDeleted, isReading } = conflict;
  const box = useRef<HTMLDivElement>(null);
  const isKnown = present !== undefined || isDeleted;
  useEffect(() => {
    if (isKnown) box.current?.focus();
  }, [isKnown]);
  return (
    <Stack ref={box} tabIndex={-1} sx={{ gap: 4, mb: 5, ...NO_FOCUS_RING }}>
      {isDeleted && (
        <Alert severity="warning">
          {t('orderEdit.deleted')} {note !== '' && t('orderEdit.noteKept')}
        </Alert>
      )}
      {present && (
        <Alert severity="warning">
          <p>
            {t('orderEdit.conflict')}{' '}
            {present.status && <OrderStatusChip status={present.status} />}
          </p>
          <Differences before={order} after={present} />
          {isEditable(present.status) ? (
            <Stack sx={{ alignItems: 'flex-start', gap: 2, mt: 3 }}>
              <Button variant="outlined" onClick={() => props.onRestart(present)}>
                {t('orderEdit.restart')}
              </Button>
              <Typography variant="body2">{t('orderEdit.restartHint')}</Typography>
            </Stack>
          ) : (
            <p>
              {t('orderEdit.conflictEnded')} {note !== '' && t('orderEdit.noteKept')}
            </p>
          )}
        </Alert>
      )}
      {present && !isEditable(present.status) && note !== '' && (
        <AddNote note={note} adding={props.adding} />
      )}
      {!isKnown && !isReading && (
        <ErrorNotice
          title={t('orderEdit.presentFailed')}
          error={conflict.error}
          onRetry={conflict.retry}
          retrying={isReading}
        />
      )}
    </Stack>
  );
}

function Differences({ before, after }: { before: Order; after: Order }) {
  const { t } = useTranslation();
  const edit = describeOrderEdit(contentOf(before), contentOf(after));
  if (isEmptyEdit(edit)) return null;
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <Typography sx={{ fontWeight: 'fontWeightBold' }}>
        {t('orderEdit.conflictChanges')}
      </Typography>
      <OrderChanges edit={edit} />
    </Stack>
  );
}

/** Adds the typed note to an order that cannot be changed any more. */
function AddNote({ note, adding }: Pick<ConflictNoticeProps, 'note' | 'adding'>) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
      <NoteStatus adding={adding} />
      <AriaDisabledButton
        variant="outlined"
        onClick={() => adding.mutate(note)}
        inactive={adding.isPending}
      >
        {t('orderEdit.addNote')}
      </AriaDisabledButton>
    </Stack>
  );
}
