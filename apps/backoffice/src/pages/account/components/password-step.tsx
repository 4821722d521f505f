import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../components/password-field.tsx';
import { registeredField } from '../../../components/text-field.tsx';
import { useAdmin } from '../../../lib/admin-context.ts';
import { attemptErrorKey } from '../../../lib/error-key.ts';
import { useServerFieldErrors } from '../hooks/use-server-field-errors.ts';

export type PasswordStepProps = {
  id: string;
  error: unknown;
  onSubmit: (password: string) => void;
};

/** The first step of the set-up: the admin's password. */
export function PasswordStep({ id, error, onSubmit }: PasswordStepProps) {
  const { t } = useTranslation();
  const { username } = useAdmin();
  const form = useForm({ defaultValues: { password: '' } });
  const server = useServerFieldErrors(error);
  return (
    <Box
      component="form"
      id={id}
      sx={{ display: 'grid', gap: 5 }}
      onSubmit={(event) => void form.handleSubmit(({ password }) => onSubmit(password))(event)}
      noValidate
    >
      <Typography>{t('twoFactor.setupPassword')}</Typography>
      {server.isOther && <Alert severity="error">{t(attemptErrorKey(error))}</Alert>}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        {...registeredField(form.register('password', { required: t('fieldErrors.required') }))}
        label={t('session.password')}
        autoComplete="current-password"
        error={form.formState.errors.password?.message ?? server.text('password')}
      />
    </Box>
  );
}
