import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { MAX_LENGTH } from '@shop/contract/constants';
import { HideIcon, ShowIcon } from '@shop/ui';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../lib/shop-context.ts';
import { AriaDisabledButton } from '../../components/aria-disabled-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { loginErrorKey } from './login-error.ts';
import { useSession } from './session-context.ts';

type Missing = { username: boolean; password: boolean };
const NONE_MISSING: Missing = { username: false, password: false };

/** The login form (ADM-1). `onDone` is called once the session is open. */
export function LoginForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const session = useSession();
  const [missing, setMissing] = useState(NONE_MISSING);
  const [errorText, setErrorText] = useState<ReturnType<typeof loginErrorKey> | null>(null);
  const [isPending, setPending] = useState(false);
  const [isPasswordShown, setPasswordShown] = useState(false);

  async function login(username: string, password: string) {
    setPending(true);
    setErrorText(null);
    try {
      session.open(await client.auth.login({ username, password }));
      onDone?.();
    } catch (error) {
      setErrorText(loginErrorKey(error));
    } finally {
      setPending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const username = textOf(fields.get('username'));
    const password = textOf(fields.get('password'));
    setMissing({ username: username === '', password: password === '' });
    if (username && password) void login(username, password);
  }

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 5 }}
      onSubmit={submit}
      onChange={() => setMissing(NONE_MISSING)}
      noValidate
    >
      {errorText && <Alert severity="error">{t(`errors.${errorText}`)}</Alert>}
      <TextField
        label={t('session.username')}
        name="username"
        autoComplete="username"
        required
        htmlInput={{ autoCapitalize: 'none', spellCheck: false, maxLength: MAX_LENGTH.username }}
        error={missing.username ? t('session.usernameRequired') : undefined}
      />
      <TextField
        label={t('session.password')}
        name="password"
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        htmlInput={{ maxLength: MAX_LENGTH.password }}
        endAdornment={
          <ShowPasswordButton isPasswordShown={isPasswordShown} onChange={setPasswordShown} />
        }
        error={missing.password ? t('session.passwordRequired') : undefined}
      />
      <AriaDisabledButton type="submit" variant="contained" inactive={isPending} fullWidth>
        {isPending ? t('pleaseWait') : t('session.login')}
      </AriaDisabledButton>
    </Box>
  );
}

type ShowPasswordButtonProps = {
  isPasswordShown: boolean;
  onChange: (isPasswordShown: boolean) => void;
};

function ShowPasswordButton({ isPasswordShown, onChange }: ShowPasswordButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      edge="end"
      aria-label={t('session.showPassword')}
      aria-pressed={isPasswordShown}
      onClick={() => onChange(!isPasswordShown)}
    >
      {isPasswordShown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
    </IconButton>
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}
