import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registeredField, TextField } from '../../components/text-field.tsx';
import { MAX_NAME_LENGTH } from './saved-filter.ts';

export type SaveFilterDialogProps = {
  open: boolean;
  /** The names of the saved filters: the same name replaces one. */
  names: readonly string[];
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** The dialog for the name of the filters to save. */
export function SaveFilterDialog({ open, ...form }: SaveFilterDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={form.onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('savedFilters.save')}</DialogTitle>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ names, onSave, onCancel }: Omit<SaveFilterDialogProps, 'open'>) {
  const { t } = useTranslation();
  const { register, handleSubmit, control, setFocus, formState } = useForm({
    defaultValues: { name: '' },
  });
  const isTaken = names.includes(useWatch({ control, name: 'name' }).trim());

  useEffect(() => setFocus('name'), [setFocus]);

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ name }) => onSave(name.trim()))(event)}
    >
      <DialogContent>
        <TextField
          {...registeredField(
            register('name', {
              validate: (name) => name.trim() !== '' || t('savedFilters.nameRequired'),
            }),
          )}
          label={t('savedFilters.name')}
          helperText={t(isTaken ? 'savedFilters.replaces' : 'savedFilters.hint')}
          error={formState.errors.name?.message}
          htmlInput={{ maxLength: MAX_NAME_LENGTH, dir: 'auto', autoComplete: 'off' }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('dialog.cancel')}</Button>
        <Button type="submit" variant="contained">
          {t('dialog.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
