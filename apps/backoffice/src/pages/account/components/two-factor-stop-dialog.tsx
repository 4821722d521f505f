import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TwoFactorStop } from '@shop/contract/schemas';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { CodeField } from '../../../components/code-field.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { registeredField } from '../../../components/text-field.tsx';
import { useAdmin } from '../../../lib/admin-context.ts';
import { attemptErrorKey } from '../../../lib/error-key.ts';
import { useStopTwoFactor } from '../api/use-two-factor.ts';
import { useServerFieldErrors } from '../hooks/use-server-field-errors.ts';

const EMPTY: TwoFactorStop = { password: '', code: '' };

/** Turns the second factor off, with the password and a code. */
export function TwoFactorStopDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { username } = useAdmin();
  const form = useForm<TwoFactorStop>({ defaultValues: EMPTY });
  const stop = useStopTwoFactor();
  const server = useServerFieldErrors(stop.error);
  const { errors } = form.formState;
  const required = t('fieldErrors.required');

  function submit({ password, code }: TwoFactorStop) {
    if (!stop.isPending) stop.mutate({ password, code: code.trim() }, { onSuccess: onClose });
  }

  return (
    <ResponsiveDialog
      open
      title={t('twoFactor.stop')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <AriaDisabledButton
            type="submit"
            form={id}
            variant="contained"
            color="error"
            inactive={stop.isPending}
          >
            {stop.isPending ? t('pleaseWait') : t('twoFactor.turnOff')}
          </AriaDisabledButton>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        sx={{ display: 'grid', gap: 5 }}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        noValidate
      >
        <Typography>{t('twoFactor.stopText')}</Typography>
        {server.isOther && <Alert severity="error">{t(attemptErrorKey(stop.error))}</Alert>}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          {...registeredField(form.register('password', { required }))}
          label={t('session.password')}
          autoComplete="current-password"
          error={errors.password?.message ?? server.text('password')}
        />
        <CodeField
          {...registeredField(form.register('code', { required }))}
          label={t('twoFactor.stopCode')}
          inputMode="text"
          error={errors.code?.message ?? server.text('code')}
        />
      </Box>
    </ResponsiveDialog>
  );
}
