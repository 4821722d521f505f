import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  CheckIcon,
  ChevronDownIcon,
  DeleteIcon,
  KeyIcon,
  LogoutIcon,
  ShowIcon,
  UserIcon,
  VisuallyHidden,
} from '@shop/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLogout } from '../../features/auth/use-logout.ts';
import { THEME_MODES, useThemeMode } from '../../features/theme/use-theme-mode.ts';
import { useAdmin, useIsOwner } from '../../lib/admin-context.ts';
import { passwordPath, paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';

/** The account menu of the app bar: the account page, its password form, the bin, the theme and Logout. */
export function AccountMenu({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation();
  const { username } = useAdmin();
  const isOwner = useIsOwner();
  const { mode, setMode } = useThemeMode();
  const logout = useLogout();
  const { client } = useShop();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={id}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        startIcon={<Initial name={username} />}
        endIcon={isWide && <ChevronDownIcon size={16} />}
        sx={{
          minWidth: 'var(--target)',
          px: isWide ? 3 : 1,
          '& .MuiButton-startIcon': { mx: 0, mr: isWide ? 2 : 0 },
        }}
      >
        <VisuallyHidden>
          {username ? t('account.menu', { name: username }) : t('account.menuNameless')}
        </VisuallyHidden>
        {isWide && username && (
          <span aria-hidden="true" dir="auto" style={NAME_STYLE}>
            {username}
          </span>
        )}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // The first item gets the focus, not the selected theme.
        variant="menu"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { width: '16rem' } } }}
      >
        <MenuItem component={Link} to={paths.Account} onClick={close}>
          <ListItemIcon>
            <UserIcon size={20} />
          </ListItemIcon>
          <ListItemText
            primary={t('account.title')}
            secondary={username}
            slotProps={{ secondary: { noWrap: true, dir: 'auto' } }}
          />
        </MenuItem>
        {client.features().has('account') && (
          <MenuItem component={Link} to={passwordPath} onClick={close}>
            <ListItemIcon>
              <KeyIcon size={20} />
            </ListItemIcon>
            <ListItemText>{t('password.title')}</ListItemText>
          </MenuItem>
        )}
        {client.features().has('undo') && (
          <MenuItem component={Link} to={paths.Bin} onClick={close}>
            <ListItemIcon>
              <DeleteIcon size={20} />
            </ListItemIcon>
            <ListItemText>{t('deletion.bin')}</ListItemText>
          </MenuItem>
        )}
        {client.features().has('security-events') && isOwner && (
          <MenuItem component={Link} to={paths.SecurityEvents} onClick={close}>
            <ListItemIcon>
              <ShowIcon size={20} />
            </ListItemIcon>
            <ListItemText>{t('account.securityEvents')}</ListItemText>
          </MenuItem>
        )}
        <Divider component="li" />
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
          {t('theme.label')}
        </ListSubheader>
        {THEME_MODES.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === mode}
            aria-label={t('theme.option', { mode: t(`theme.${each}`) })}
            selected={each === mode}
            onClick={() => setMode(each)}
          >
            <ListItemText>{t(`theme.${each}`)}</ListItemText>
            {each === mode && <CheckIcon size={16} />}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={logout}>
          <ListItemIcon>
            <LogoutIcon size={20} />
          </ListItemIcon>
          <ListItemText>{t('session.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}

const NAME_STYLE = {
  maxWidth: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

function Initial({ name }: { name: string }) {
  const [letter] = name;
  return (
    <Avatar
      aria-hidden="true"
      sx={{
        width: 32,
        height: 32,
        bgcolor: 'var(--color-primary-tint)',
        color: 'primary.main',
        fontSize: 'var(--text-body)',
        fontWeight: 'bold',
      }}
    >
      {letter?.toLocaleUpperCase() ?? <UserIcon size={20} />}
    </Avatar>
  );
}
