import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import { plainText } from '@shop/contract/plain-text';
import type { CustomerRecord, CustomerNote } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { DeleteIcon } from '@shop/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconAction } from '../../../components/icon-action.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { deleteOnce } from '../../../lib/delete-once.ts';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useChangeCustomer } from '../api/use-change-customer.ts';
import { useRefreshCustomers } from '../api/use-customer.ts';
import { useUndoCustomerChange } from '../api/use-undo-customer-change.ts';

/**
 * The notes about a customer, the latest first, and a form that adds one. A note that is not saved stays in the
 * field. Only the owner deletes notes.
 */
export function CustomerNotes({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const isOwner = useIsOwner();
  const announce = useAnnounce();
  const refresh = useRefreshCustomers(customer.id);
  const { optionsFor } = useUndoCustomerChange(customer);
  const hasUndo = client.features().has('undo');
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useChangeCustomer(customer.id, (_change, undoable) => {
    setText('');
    announce(t('customers.noteAdded'), optionsFor(undoable));
  });
  const deletion = useConfirmation(
    ({ id }: CustomerNote, isRepeat) =>
      deleteOnce(() => client.customers.deleteNote(customer.id, id), isRepeat),
    ({ id }) =>
      announce(t('customers.noteDeleted'), optionsFor(hasUndo ? `note-${id}` : undefined)),
    () => refresh(),
  );

  function add(event: SubmitEvent) {
    event.preventDefault();
    const note = plainText(text, { hasLines: true });
    if (note !== '' && !isPending) mutate({ note });
  }

  return (
    <section>
      <SectionHeading level={2}>{t('customers.notes')}</SectionHeading>
      <Box
        component="form"
        onSubmit={add}
        sx={{ display: 'grid', justifyItems: 'start', gap: 3, pt: 3 }}
      >
        <TextField
          label={t('customers.note')}
          helperText={t('customers.noteHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          readOnly={isPending}
          htmlInput={{ maxLength: MAX_LENGTH.note, dir: 'auto' }}
          multiline
          maxRows={6}
        />
        <AriaDisabledButton
          type="submit"
          variant="outlined"
          inactive={isPending || text.trim() === ''}
        >
          {t('customers.addNote')}
        </AriaDisabledButton>
        {error && (
          <Alert severity="error">
            {t('customers.noteFailed')} {t(`errors.${errorKey(error)}`)}
          </Alert>
        )}
      </Box>
      <List disablePadding sx={{ mt: 3, '&:empty': { display: 'none' } }}>
        {customer.notes.map((note) => (
          <Note
            key={note.id}
            note={note}
            onDelete={isOwner ? () => deletion.confirm(note) : undefined}
          />
        ))}
      </List>
      <ConfirmDialog
        {...deletion.dialog}
        question={t('customers.deleteNoteQuestion')}
        // Isolated: a note in Arabic keeps the order of its words.
        text={[
          `\u2068${deletion.target?.note ?? ''}\u2069`,
          hasUndo && t('customers.deleteNoteUndoable'),
        ]
          .filter(Boolean)
          .join('\n\n')}
        confirm={t('customers.deleteNote')}
      />
    </section>
  );
}

type NoteProps = { note: CustomerNote; onDelete: (() => void) | undefined };

function Note({ note, onDelete }: NoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  return (
    <ListItem divider disableGutters sx={{ gap: 2, py: 3, alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography id={id} dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note.note}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('customers.noteBy', { name: note.by, time: formatDateTime(note.at, language) })}
        </Typography>
      </Box>
      {onDelete && (
        <IconAction
          label={t('customers.deleteNote')}
          icon={<DeleteIcon size={20} />}
          describedBy={id}
          onClick={onDelete}
        />
      )}
    </ListItem>
  );
}
