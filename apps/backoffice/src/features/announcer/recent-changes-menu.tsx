import Badge from '@mui/material/Badge';
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
 * when there is none.
 */
export function RecentChangesMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { changes, remove } = use(RecentChangesContext);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (changes.length === 0) return null;
  const label = t('recentChanges.label', { count: changes.length });
  return (
    <>
      <HoverTooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Badge badgeContent={formatNumber(String(changes.length), language)} color="secondary">
            <UndoIcon />
          </Badge>
        </IconButton>
      </HoverTooltip>
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
