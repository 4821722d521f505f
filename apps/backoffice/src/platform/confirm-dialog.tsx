import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { failureKey } from './failure-key.ts';
import { Message } from './message.tsx';
import { SteadyButton } from './steady-button.tsx';
import styles from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question itself: "Are you sure you want to delete this command?" */
  question: string;
  /** What it is about and what will follow. */
  text: string;
  /** Names the act on its button. */
  confirm: string;
  /** Names the way back; "Cancel" by default. */
  cancel?: string;
  busy?: boolean;
  /** Why the last try failed; null when it did not. */
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something that cannot be undone. A failure is told here, and may be tried again. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, text, confirm, cancel, busy = false, error = null } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !busy && props.onCancel()}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-question`}>{question}</DialogTitle>
      <DialogContent className={styles.content}>
        <p id={`${id}-text`}>{text}</p>
        {error !== null && <Message tone="problem">{t(`errors.${failureKey(error)}`)}</Message>}
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} disabled={busy}>
          {cancel ?? t('dialog.cancel')}
        </Button>
        <SteadyButton variant="contained" color="error" onClick={props.onConfirm} inactive={busy}>
          {busy ? t('pleaseWait') : confirm}
        </SteadyButton>
      </DialogActions>
    </Dialog>
  );
}
