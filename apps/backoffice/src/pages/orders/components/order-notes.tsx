import Box from '@mui/material/Box';
import { MAX_LENGTH } from '@shop/contract/constants';
import { plainText } from '@shop/contract/plain-text';
import type { Order } from '@shop/contract/schemas';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { NoteStatus } from './note-status.tsx';
import { OrderHistory } from './order-history.tsx';
import { useAddOrderNote } from '../api/use-add-order-note.ts';
import type { NoteDraft } from '../hooks/use-note-drafts.ts';

/**
 * The history of an order and a form that adds a note (feature `status`). A note is shown at once;
 * if it cannot be saved, or its outcome is unknown, its text returns to the field, with the reason.
 */
export function OrderNotes({ order, draft }: { order: Order; draft: NoteDraft }) {
  const { t } = useTranslation();
  const { text, setText } = draft;
  const adding = useAddOrderNote(order, {
    onFailed: (note) => setText((typed) => (typed === '' ? note : `${note}\n${typed}`)),
  });
  const { mutate, isPending, variables } = adding;

  function add(event: SubmitEvent) {
    event.preventDefault();
    const note = plainText(text, { hasLines: true });
    if (note === '' || isPending) return;
    setText(() => '');
    mutate(note);
  }

  return (
    <>
      <Box
        component="form"
        sx={{ display: 'grid', justifyItems: 'start', gap: 3, mt: 3, mb: 4 }}
        onSubmit={add}
      >
        <TextField
          label={t('orders.note')}
          helperText={t('orders.noteHint')}
          value={text}
          onChange={({ target }) => setText(() => target.value)}
          htmlInput={{ maxLength: MAX_LENGTH.note, dir: 'auto' }}
          multiline
          maxRows={6}
        />
        <AriaDisabledButton
          type="submit"
          variant="outlined"
          inactive={isPending || text.trim() === ''}
        >
          {t('orders.addNote')}
        </AriaDisabledButton>
      </Box>
      <NoteStatus adding={adding} />
      <OrderHistory order={order} pendingNote={isPending ? variables : undefined} />
    </>
  );
}
