import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLanguage } from '@shop/app-kit';
import { formatNumber } from '@shop/i18n';
import { UndoIcon } from '@shop/ui';
import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { OrderNumbers } from '../../components/order-numbers.tsx';
import { RecentChangesContext } from './use-recent-changes.ts';

/**
 * The changes of the last ten minutes whose messages had Undo, the latest first; an item undoes its change. Nothing
 * when there is none, except a button that keeps the focus after its last change was undone.
 */
export function RecentChangesMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { changes, remove } = use(RecentChangesContext);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [keepsFocus, setKeepsFocus] = useState(false);
  const close = () => setAnchor(null);
  const isEmpty = changes.length === 0;
  if (isEmpty && !keepsFocus) return null;
  const label = t('recentChanges.label', { count: changes.length });
  return (
    <>
      {/* The child of a tooltip has no handler of its own for the focus. */}
      <Box sx={{ display: 'contents' }} onBlur={() => setKeepsFocus(false)}>
        <HoverTooltip title={label}>
          <IconButton
            aria-label={label}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? id : undefined}
            aria-disabled={isEmpty}
            onClick={({ currentTarget }) => !isEmpty && setAnchor(currentTarget)}
          >
            <Badge
              badgeContent={formatNumber(String(changes.length), language)}
              invisible={isEmpty}
              color="secondary"
            >
              <UndoIcon />
            </Badge>
          </IconButton>
        </HoverTooltip>
      </Box>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-label': label },
          paper: { sx: { width: '24rem', maxHeight: '70dvh' } },
        }}
      >
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 1.5, py: 2 }}>
          {t('recentChanges.text')}
        </ListSubheader>
        {changes.map(({ id: key, text, undo }) => (
          <MenuItem
            key={key}
            sx={{ gap: 4, whiteSpace: 'normal' }}
            onClick={() => {
              setKeepsFocus(true);
              close();
              remove(undo);
              undo();
            }}
          >
            <ListItemText dir="auto">
              <OrderNumbers>{text}</OrderNumbers>
            </ListItemText>
            <ListItemText sx={{ flex: 'none', color: 'primary.main' }}>{t('undo')}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
