import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CreateOutcomeError } from '@shop/api-client';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useCreateStaff } from '../api/use-staff.ts';
import { useServerFieldErrors } from '../hooks/use-server-field-errors.ts';
import { StaffPasswordDialog } from './staff-password-dialog.tsx';

/** Adds an account of the staff, then shows its temporary password once. */
export function NewStaffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({ defaultValues: { username: '' } });
  const create = useCreateStaff();
  const server = useServerFieldErrors(create.error);

  if (create.data) {
    return (
      <StaffPasswordDialog
        title={t('staff.created', { name: create.data.username })}
        account={create.data}
        onClose={onClose}
      />
    );
  }
  // The response has the password that is shown only once.
  const close = () => !create.isPending && onClose();
  return (
    <ResponsiveDialog
      open
      title={t('staff.add')}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={create.isPending}>
            {t('dialog.cancel')}
          </Button>
          <AriaDisabledButton
            type="submit"
            form={id}
            variant="contained"
            inactive={create.isPending}
          >
            {create.isPending ? t('pleaseWait') : t('staff.create')}
          </AriaDisabledButton>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        sx={{ display: 'grid', gap: 5 }}
        onSubmit={(event) =>
          void form.handleSubmit(
            ({ username }) => !create.isPending && create.mutate(username.trim()),
          )(event)
        }
        noValidate
      >
        {server.isOther &&
          (create.error instanceof CreateOutcomeError ? (
            <Alert severity="warning">{t('save.unknown')}</Alert>
          ) : (
            <Alert severity="error">{t(`errors.${errorKey(create.error)}`)}</Alert>
          ))}
        <TextField
          {...registeredField(
            form.register('username', {
              validate: (name) => name.trim() !== '' || t('fieldErrors.required'),
            }),
          )}
          label={t('staff.username')}
          autoComplete="off"
          required
          htmlInput={{ maxLength: MAX_LENGTH.username, spellCheck: false, dir: 'auto' }}
          helperText={t('staff.usernameHint')}
          error={form.formState.errors.username?.message ?? server.text('username')}
        />
      </Box>
    </ResponsiveDialog>
  );
}
