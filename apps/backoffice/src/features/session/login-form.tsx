import IconButton from '@mui/material/IconButton';
import { MAX_LENGTH } from '@shop/contract/constants';
import { HideIcon, ShowIcon } from '@shop/ui';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { TextEntry } from '../../platform/text-entry.tsx';
import { loginFailureKey } from './login-failure.ts';
import { useSession } from './session-context.ts';
import styles from './login-form.module.css';

type Missing = { username: boolean; password: boolean };
const NOTHING_MISSING: Missing = { username: false, password: false };

/** Signs the owner in (ADM-1); once it has, the session is open and `onDone` is told. */
export function LoginForm({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const session = useSession();
  const [missing, setMissing] = useState(NOTHING_MISSING);
  const [failure, setFailure] = useState<ReturnType<typeof loginFailureKey> | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);

  async function login(username: string, password: string) {
    setBusy(true);
    setFailure(null);
    try {
      session.open(await client.login({ username, password }));
      onDone?.();
    } catch (error) {
      setFailure(loginFailureKey(error));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const entries = new FormData(event.currentTarget);
    const username = textOf(entries.get('username'));
    const password = textOf(entries.get('password'));
    setMissing({ username: username === '', password: password === '' });
    if (username && password) void login(username, password);
  }

  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onChange={() => setMissing(NOTHING_MISSING)}
      noValidate
    >
      {failure && <Message tone="problem">{t(`errors.${failure}`)}</Message>}
      <TextEntry
        label={t('session.username')}
        name="username"
        autoComplete="username"
        required
        html={{ autoCapitalize: 'none', spellCheck: false, maxLength: MAX_LENGTH.username }}
        error={missing.username ? t('session.usernameRequired') : undefined}
      />
      <TextEntry
        label={t('session.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        html={{ maxLength: MAX_LENGTH.password }}
        endAdornment={<ShowTyped shown={shown} onChange={setShown} />}
        error={missing.password ? t('session.passwordRequired') : undefined}
      />
      <SteadyButton type="submit" variant="contained" inactive={busy} fullWidth>
        {busy ? t('pleaseWait') : t('session.login')}
      </SteadyButton>
    </form>
  );
}

type ShowTypedProps = { shown: boolean; onChange: (shown: boolean) => void };

function ShowTyped({ shown, onChange }: ShowTypedProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      edge="end"
      aria-label={t('session.showTyped')}
      aria-pressed={shown}
      onClick={() => onChange(!shown)}
    >
      {shown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
    </IconButton>
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : '';
}
