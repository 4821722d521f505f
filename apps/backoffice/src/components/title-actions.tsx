import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { CloseIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export type TitleActionsProps = {
  onClose: () => void;
  /** A menu or an icon button, before the button that closes. */
  children?: ReactNode;
};

/** The buttons beside the title of a dialog or a pane. The last one closes it. */
export function TitleActions({ onClose, children }: TitleActionsProps) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ flex: 'none' }}>
      {children}
      <IconButton aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}
