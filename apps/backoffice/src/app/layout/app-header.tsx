import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import { customMedia } from '@shop/ui/tokens';
import { RecentChangesMenu } from '../../features/announcer/recent-changes-menu.tsx';
import { GlobalSearch } from '../../features/global-search/global-search.tsx';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CONTENT_WIDTH } from './content-width.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { NewOrdersLink } from './new-orders-link.tsx';
import { ShopLink } from './shop-link.tsx';

/** A low phone, or a page at 400 % zoom, needs the height for the page; the bar at its foot stays. */
const SCROLLS_AWAY = {
  [`@media ${customMedia['--phone']} and ${customMedia['--low']}`]: { position: 'static' },
};

export type AppHeaderProps = {
  isPhone: boolean;
  /** Whether there is room for labels. */
  isWide: boolean;
  /** Receives the element into which the page renders its title. */
  titleRef: (element: HTMLElement | null) => void;
};

/**
 * The app bar: the page's title, the recent changes, the search, the new orders, the shop, the language and the account menu. On
 * a phone the shop and the language are in the menu.
 */
export function AppHeader({ isPhone, isWide, titleRef }: AppHeaderProps) {
  return (
    <AppBar position="sticky" sx={SCROLLS_AWAY}>
      <Toolbar
        disableGutters
        sx={{ gap: { xs: 1, sm: 2 }, maxWidth: CONTENT_WIDTH, px: 'var(--space-gutter)', py: 2 }}
      >
        {isPhone && <MenuDrawer />}
        <Box ref={titleRef} sx={{ flex: 1, minWidth: 0 }} />
        <RecentChangesMenu />
        <GlobalSearch hasLabel={isWide} />
        <NewOrdersLink />
        {!isPhone && <ShopLink isCompact={!isWide} />}
        {!isPhone && <LanguageChoice />}
        <AccountMenu isWide={isWide} />
      </Toolbar>
    </AppBar>
  );
}
