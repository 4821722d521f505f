import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CloseIcon } from '@shop/ui';
import { customMedia } from '@shop/ui/tokens';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import styles from './sheet.module.css';

export type SheetProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The buttons at its foot, within the thumb's reach. */
  actions?: ReactNode;
  maxWidth?: NonNullable<DialogProps['maxWidth']>;
  children: ReactNode;
};

/** A dialog over a list: details or a form. On a phone it is the whole screen. */
export function Sheet({ open, title, onClose, actions, maxWidth = 'sm', children }: SheetProps) {
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useMediaQuery(customMedia['--phone']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={isPhone}
      maxWidth={maxWidth}
      fullWidth
    >
      <div className={styles.head}>
        <DialogTitle id={id} className={styles.title}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions className={styles.foot}>{actions}</DialogActions>}
    </Dialog>
  );
}
