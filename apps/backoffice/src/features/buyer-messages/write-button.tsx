import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { INACTIVE_LINK, type WriteLink } from './write-link.ts';

export type WriteButtonProps = Omit<ButtonProps<'a'>, 'href'> & { link: WriteLink; label: string };

/** A button that opens a message to a buyer. Its label shows when the message has no text. */
export function WriteButton({ link, label, sx, ...button }: WriteButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      {...button}
      href={link.href}
      sx={[ICON, ...(Array.isArray(sx) ? sx : [sx])]}
      {...(link.isInactive && INACTIVE_LINK)}
    >
      {link.isWithoutText ? t('orders.withoutText', { label }) : label}
    </Button>
  );
}

/** The icon keeps its size beside a label of two lines. */
const ICON = { '& .MuiButton-startIcon > svg': { flexShrink: 0 } };
