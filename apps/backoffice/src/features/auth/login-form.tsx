import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../components/aria-disabled-button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { attemptTextKey } from '../../lib/error-key.ts';
import { useShop } from '../../lib/shop-context.ts';
import { loginErrorKey, needsCode } from './login-error.ts';
import { SecondFactorField } from './second-factor-field.tsx';
import { useSession } from './session-context.ts';

type Missing = { username: boolean; password: boolean; code: boolean };
type Credentials = { username: string; password: string; code?: string };
const NONE_MISSING: Missing = { username: false, password: false, code: false };

/**
 * The login form (ADM-1). Name and password stay while the field for the second factor is shown.
 * `onDone` is called with the username once the session is open.
 */
export function LoginForm({ onDone }: { onDone: (username: string) => void }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const session = useSession();
  const [missing, setMissing] = useState(NONE_MISSING);
  const [errorText, setErrorText] = useState<ReturnType<typeof loginErrorKey> | null>(null);
  const [isCodeRequired, setCodeRequired] = useState(false);
  const [isPending, setPending] = useState(false);

  async function login(credentials: Credentials) {
    setPending(true);
    setErrorText(null);
    try {
      session.open(await client.auth.login(credentials, { device: session.device() }));
      onDone(credentials.username);
    } catch (error) {
      setCodeRequired(isCodeRequired || needsCode(error));
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
    const code = textOf(fields.get('code')).trim();
    const isCodeMissing = isCodeRequired && code === '';
    setMissing({ username: username === '', password: password === '', code: isCodeMissing });
    const credentials = { username, password, ...(isCodeRequired && { code }) };
    const missingName = firstMissing(credentials);
    if (missingName === undefined) {
      void login(credentials);
      return;
    }
    const field = event.currentTarget.elements.namedItem(missingName);
    if (field instanceof HTMLElement) field.focus();
  }

  const isCodeRefused = errorText === 'two_factor_refused';
  const isAboutCode = isCodeRefused || errorText === 'two_factor_required';
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 5 }}
      onSubmit={submit}
      onChange={() => setMissing(NONE_MISSING)}
      noValidate
    >
      {errorText && !isAboutCode && <Alert severity="error">{t(attemptTextKey(errorText))}</Alert>}
      <TextField
        label={t('session.username')}
        name="username"
        autoComplete="username"
        required
        htmlInput={{ autoCapitalize: 'none', spellCheck: false, maxLength: MAX_LENGTH.username }}
        error={missing.username ? t('session.usernameRequired') : undefined}
      />
      <PasswordField
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        error={missing.password ? t('session.passwordRequired') : undefined}
      />
      {isCodeRequired && (
        <SecondFactorField isMissing={missing.code} isRefused={isCodeRefused && !isPending} />
      )}
      <AriaDisabledButton type="submit" variant="contained" inactive={isPending} fullWidth>
        {isPending ? t('pleaseWait') : t('session.login')}
      </AriaDisabledButton>
    </Box>
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}

/** The name of the first field without text. */
function firstMissing(texts: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(texts).find((name) => texts[name] === '');
}
