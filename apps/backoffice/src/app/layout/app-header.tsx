import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import { LogoutIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useLogout } from '../../features/auth/use-logout.ts';
import { GlobalSearch } from '../../features/global-search/global-search.tsx';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { CONTENT_WIDTH } from './content-width.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { NewOrdersLink } from './new-orders-link.tsx';
import { ShopLink } from './shop-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export type AppHeaderProps = {
  isPhone: boolean;
  /** Whether there is room for labels. */
  isWide: boolean;
  /** Receives the element into which the page renders its title. */
  titleRef: (element: HTMLElement | null) => void;
};

/**
 * The app bar: the page's title, the search, the new orders, the shop, language, theme and Logout
 * (ADM-4). On a phone shop, language and theme are in the menu.
 */
export function AppHeader({ isPhone, isWide, titleRef }: AppHeaderProps) {
  return (
    <AppBar position="sticky">
      <Toolbar
        disableGutters
        sx={{ gap: { xs: 1, sm: 2 }, maxWidth: CONTENT_WIDTH, px: 'var(--space-gutter)', py: 2 }}
      >
        {isPhone && <MenuDrawer />}
        <Box ref={titleRef} sx={{ flex: 1, minWidth: 0 }} />
        <GlobalSearch hasLabel={isWide} />
        <NewOrdersLink />
        {!isPhone && <ShopLink isCompact={!isWide} />}
        {!isPhone && <LanguageChoice />}
        {!isPhone && <ThemeMenu />}
        <Logout isWide={isWide} />
      </Toolbar>
    </AppBar>
  );
}

function Logout({ isWide }: Pick<AppHeaderProps, 'isWide'>) {
  const { t } = useTranslation();
  const logout = useLogout();
  const label = t('session.logout');
  if (isWide) {
    return (
      <Button onClick={logout} startIcon={<LogoutIcon size={20} />}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <IconButton edge="end" onClick={logout}>
        <LogoutIcon />
      </IconButton>
    </Tooltip>
  );
}
