import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { CheckIcon, ColumnsIcon, DeleteIcon } from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { paths } from '../../lib/paths.ts';
import { SHORT_ACTION } from '../../lib/short-action.ts';
import { useShop } from '../../lib/shop-context.ts';
import { withColumn, type TableSettings } from './table-settings.ts';

export type TableSettingsMenuProps = {
  settings: TableSettings;
  onChange: (settings: TableSettings) => void;
  /** The columns that can be hidden. */
  columns: readonly { name: string; label: string }[];
  /** The list has a link to the bin (feature `undo`). */
  hasBin?: boolean;
  /** The button shows its icon alone. */
  isShort?: boolean;
};

/**
 * A menu with the density of a table's rows and its columns; it stays open while they are chosen. Below them is the
 * bin.
 */
export function TableSettingsMenu(props: TableSettingsMenuProps) {
  const { settings, onChange, columns, hasBin, isShort = false } = props;
  const { t } = useTranslation();
  const features = useShop().client.features();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HoverTooltip title={isShort ? t('table.settings') : ''}>
        <Button
          id={id}
          startIcon={<ColumnsIcon size={20} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? `${id}-menu` : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          {...(isShort && { sx: SHORT_ACTION })}
        >
          {!isShort && t('table.settings')}
        </Button>
      </HoverTooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <ListSubheader role="presentation">{t('table.density')}</ListSubheader>
        {[false, true].map((isCompact) => (
          <Choice
            key={String(isCompact)}
            role="menuitemradio"
            label={t(isCompact ? 'table.compact' : 'table.comfortable')}
            aria-checked={settings.isCompact === isCompact}
            onClick={() => onChange({ ...settings, isCompact })}
          />
        ))}
        <Divider role="presentation" component="li" />
        <ListSubheader role="presentation">{t('table.columns')}</ListSubheader>
        {columns.map(({ name, label }) => {
          const isShown = !settings.hidden.includes(name);
          return (
            <Choice
              key={name}
              role="menuitemcheckbox"
              label={label}
              aria-checked={isShown}
              onClick={() => onChange(withColumn(settings, name, !isShown))}
            />
          );
        })}
        {hasBin &&
          features.has('undo') && [
            <Divider key="line" role="presentation" component="li" />,
            <MenuItem key="bin" component={Link} to={paths.Bin} sx={{ minHeight: 'var(--target)' }}>
              <ListItemIcon sx={{ minWidth: 32 }}>
                <DeleteIcon size={20} />
              </ListItemIcon>
              <ListItemText>{t('deletion.bin')}</ListItemText>
            </MenuItem>,
          ]}
      </Menu>
    </>
  );
}

type ChoiceProps = Pick<MenuItemProps, 'role' | 'onClick'> & {
  label: string;
  'aria-checked': boolean;
};

/** Material UI's menu passes focus to its items by props, so they are forwarded. */
function Choice({ label, ...item }: ChoiceProps) {
  return (
    <MenuItem {...item} sx={{ minHeight: 'var(--target)' }}>
      <ListItemIcon sx={{ minWidth: 32, color: 'primary.main' }}>
        {item['aria-checked'] && <CheckIcon size={20} />}
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
