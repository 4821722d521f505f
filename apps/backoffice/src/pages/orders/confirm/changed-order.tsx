import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Call } from '@shop/contract/schemas';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { useAddOrderNote } from '../api/use-add-order-note.ts';
import { NoteStatus } from '../components/note-status.tsx';
import type { NoteDraft } from '../hooks/use-note-drafts.ts';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';

export type ChangedOrderProps = {
  call: Call;
  isDeleted: boolean;
  draft: NoteDraft;
  onNext: () => void;
};

/**
 * The present state of an order that another person has changed or deleted, and the typed note, which can be added to
 * it.
 */
export function ChangedOrder({ call, isDeleted, draft, onNext }: ChangedOrderProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { order } = call;
  const top = useShown();
  const { text, setText } = draft;
  const adding = useAddOrderNote(order, { onAdded: () => setText(() => '') });
  const note = text.trim();
  return (
    <Stack ref={top} tabIndex={-1} sx={{ gap: 4, ...NO_FOCUS_RING }}>
      <Alert severity="warning">
        {isDeleted ? (
          t('confirm.deleted')
        ) : (
          <>
            {t('confirm.changed')} <OrderStatusChip status={order.status} />
          </>
        )}
        {note !== '' && ` ${t('confirm.keptNote')}`}
      </Alert>
      {(note !== '' || adding.isPending) && (
        <TextField
          label={t('confirm.note')}
          value={text}
          onChange={({ target }) => setText(() => target.value)}
          readOnly={adding.isPending}
          htmlInput={{ maxLength: MAX_LENGTH.note, dir: 'auto' }}
          multiline
          maxRows={6}
        />
      )}
      <NoteStatus adding={adding} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={onNext}>
          {t('confirm.next')}
        </Button>
        {note !== '' && !isDeleted && client.features().has('status') && (
          <AriaDisabledButton
            variant="outlined"
            onClick={() => adding.mutate(note)}
            inactive={adding.isPending}
          >
            {t('confirm.saveNote')}
          </AriaDisabledButton>
        )}
      </Stack>
    </Stack>
  );
}

/** Scrolls to the message and moves the focus to it: the outcomes, which had it, are no longer there. */
function useShown() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, []);
  return top;
}
