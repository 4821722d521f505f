import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../lib/error-key.ts';
import { AriaDisabledButton } from './aria-disabled-button.tsx';
import { OrderNumbers } from './order-numbers.tsx';
import { useDialogLayer } from './use-dialog-layer.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question: "Are you sure you want to delete this command?" */
  question: string;
  /** What the question is about, and the consequences. Its line breaks are kept. */
  text: string;
  /** The label of the confirming button. */
  confirm: string;
  /** The label of the cancelling button; "Cancel" by default. */
  cancel?: string;
  busy?: boolean;
  /** The error of the last attempt; null without one. */
  error?: unknown;
  /** What did not happen, before the reason of the error. */
  failure?: string;
  /** Whether it can be open over the details of a list. */
  isOverDetails?: boolean;
  /** Below the text, such as the image that is deleted. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * A confirmation before an irreversible action. An error is shown inside and the action can be
 * retried.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, text, confirm, cancel, busy = false, error = null } = props;
  const { t } = useTranslation();
  const id = useId();
  const layer = useDialogLayer(props.isOverDetails ?? false);
  return (
    <Dialog
      key={layer}
      open={open}
      onClose={() => !busy && props.onCancel()}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-question`}>{question}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText
          id={`${id}-text`}
          color="textPrimary"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        >
          <OrderNumbers>{text}</OrderNumbers>
        </DialogContentText>
        {props.children}
        {error !== null && (
          <Alert severity="error">
            {[props.failure, t(`errors.${errorKey(error)}`)].filter(Boolean).join(' ')}
          </Alert>
        )}
      </DialogContent>
      {/* On a phone the buttons share a row, or each has its own. */}
      <DialogActions sx={{ '& > *': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
        <Button onClick={props.onCancel} disabled={busy}>
          {cancel ?? t('dialog.cancel')}
        </Button>
        <AriaDisabledButton
          variant="contained"
          color="error"
          onClick={props.onConfirm}
          inactive={busy}
        >
          {busy ? t('pleaseWait') : confirm}
        </AriaDisabledButton>
      </DialogActions>
    </Dialog>
  );
}
