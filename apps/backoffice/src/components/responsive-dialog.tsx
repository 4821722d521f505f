import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { customMedia } from '@shop/ui/tokens';
import { useId, type ReactNode } from 'react';
import { OrderNumbers } from './order-numbers.tsx';
import { TitleActions } from './title-actions.tsx';
import { useDialogLayer } from './use-dialog-layer.ts';

export type ResponsiveDialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Whether only its buttons close it: not Escape, and not a click outside. */
  buttonsOnly?: boolean;
  /** A menu or an icon button, beside the button that closes. */
  titleAction?: ReactNode;
  /** The buttons at the bottom. */
  actions?: ReactNode;
  /** Above the buttons; in a low window in the content, which would have no room beside it. */
  notice?: ReactNode;
  /**
   * Whether it can be open over the details of a list: its content is mounted anew at the width from which the details
   * are a pane.
   */
  isOverDetails?: boolean;
  maxWidth?: NonNullable<DialogProps['maxWidth']>;
  children: ReactNode;
};

/** A dialog over a list, with details or a form. On a phone it is full-screen. */
export function ResponsiveDialog({
  open,
  title,
  onClose,
  buttonsOnly = false,
  titleAction,
  actions,
  notice,
  isOverDetails = false,
  maxWidth = 'sm',
  children,
}: ResponsiveDialogProps) {
  const id = useId();
  const layer = useDialogLayer(isOverDetails);
  const isPhone = useMediaQuery(customMedia['--phone']);
  const isLow = useMediaQuery(customMedia['--low']);
  return (
    <Dialog
      key={layer}
      open={open}
      onClose={() => !buttonsOnly && onClose()}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth={maxWidth}
      fullWidth
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'start', justifyContent: 'space-between', gap: 3, pt: 3, pr: 3 }}
      >
        <DialogTitle
          id={id}
          dir="auto"
          sx={{ flex: 1, minWidth: 0, py: 3, pr: 0, pl: 6, overflowWrap: 'anywhere' }}
        >
          <OrderNumbers>{title}</OrderNumbers>
        </DialogTitle>
        <TitleActions onClose={onClose}>{titleAction}</TitleActions>
      </Stack>
      <DialogContent>
        {children}
        {isLow && notice}
      </DialogContent>
      {actions && (
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
          {!isLow && notice}
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}
