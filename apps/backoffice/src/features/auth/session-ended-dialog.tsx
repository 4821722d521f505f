import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useStorage } from '@shop/app-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmin } from '../../lib/admin-context.ts';
import { removeAccountData } from '../../lib/account-data.ts';
import { LoginForm } from './login-form.tsx';
import { isOtherAccount } from './other-account.ts';
import { useSessionState } from './session-context.ts';
import { useLogout } from './use-logout.ts';

/**
 * Login in a dialog over the current page: typed values stay, and failed queries are refetched
 * (F8). When another account signs in, `onOtherAccount` is called (P2).
 */
export function SessionEndedDialog({ onOtherAccount }: { onOtherAccount: () => void }) {
  const { t } = useTranslation();
  const state = useSessionState();
  const queryClient = useQueryClient();
  const storage = useStorage();
  const logout = useLogout();
  const title = useId();
  const { username } = useAdmin();

  function continueAs(name: string) {
    if (isOtherAccount(username, name)) {
      removeAccountData(storage);
      onOtherAccount();
    } else {
      void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
    }
  }

  return (
    <Dialog open={state === 'ended'} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t('session.ended')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 5 }}>
        <DialogContentText color="textPrimary">{t('session.endedText')}</DialogContentText>
        <LoginForm onDone={continueAs} />
        <Button onClick={logout} fullWidth>
          {t('session.logout')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
