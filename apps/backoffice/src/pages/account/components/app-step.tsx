import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../../components/code-field.tsx';
import { registeredField } from '../../../components/text-field.tsx';
import { useAdmin } from '../../../lib/admin-context.ts';
import { attemptErrorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { useServerFieldErrors } from '../hooks/use-server-field-errors.ts';
import { CopyButton } from './copy-button.tsx';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';
import { useFocusOnMount } from '../../../lib/use-focus-on-mount.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));
const QR_SIZE = 200;

export type AppStepProps = {
  id: string;
  secret: string;
  error: unknown;
  onSubmit: (code: string) => void;
};

/** The second step of the set-up: the secret for the app, as QR code, link and text, and its first code. */
export function AppStep({ id, secret, error, onSubmit }: AppStepProps) {
  const { t } = useTranslation();
  const { name } = useShop();
  const { username } = useAdmin();
  const form = useForm({ defaultValues: { code: '' } });
  const server = useServerFieldErrors(error);
  // Not the field, which would open a phone's keyboard over the QR code.
  const text = useFocusOnMount<HTMLElement>();
  const uri = otpauthUri({ issuer: name || t('backOffice'), username, secret });
  return (
    <Box
      component="form"
      id={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
      onSubmit={(event) => void form.handleSubmit(({ code }) => onSubmit(code.trim()))(event)}
      noValidate
    >
      <Typography ref={text} tabIndex={-1} sx={NO_FOCUS_RING}>
        {t('twoFactor.scan')}
      </Typography>
      <Box sx={{ justifySelf: 'center' }}>
        <Suspense fallback={<Skeleton variant="rounded" width={QR_SIZE} height={QR_SIZE} />}>
          <QrCode text={uri} label={t('twoFactor.qrCode')} size={QR_SIZE} />
        </Suspense>
      </Box>
      <Button href={uri} variant="outlined" sx={OPEN_APP}>
        {t('twoFactor.openApp')}
      </Button>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {t('twoFactor.secret')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Typography>
          <CopyButton text={secret} label={t('twoFactor.copySecret')} />
        </Box>
      </Box>
      {server.isOther && <Alert severity="error">{t(attemptErrorKey(error))}</Alert>}
      <CodeField
        {...registeredField(form.register('code', { required: t('fieldErrors.required') }))}
        label={t('twoFactor.code')}
        helperText={t('twoFactor.codeHint')}
        error={form.formState.errors.code?.message ?? server.text('code')}
      />
    </Box>
  );
}

/** A computer has no authenticator app. */
const OPEN_APP = {
  justifySelf: 'center',
  '@media not (pointer: coarse)': { display: 'none' },
};

/** The account as the authenticator app shows it. */
type OtpauthAccount = { issuer: string; username: string; secret: string };

/** The URI of a secret in the Key URI format, with the default algorithm, digits and period. */
function otpauthUri({ issuer, username, secret }: OtpauthAccount): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
