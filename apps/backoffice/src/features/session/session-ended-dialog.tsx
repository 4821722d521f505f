import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { LoginForm } from './login-form.tsx';
import { useSessionState } from './session-context.ts';
import { useLogout } from './use-logout.ts';
import styles from './session-ended-dialog.module.css';

/** Signs the owner in again over the page as it stands: nothing typed is lost, and what failed is read anew (F8). */
export function SessionEndedDialog() {
  const { t } = useTranslation();
  const state = useSessionState();
  const queries = useQueryClient();
  const logout = useLogout();
  const title = useId();

  function readAgain() {
    void queries.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  }

  return (
    <Dialog open={state === 'ended'} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{t('session.ended')}</DialogTitle>
      <DialogContent className={styles.content}>
        <p>{t('session.endedText')}</p>
        <LoginForm onDone={readAgain} />
        <Button onClick={logout} fullWidth>
          {t('session.logout')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
