import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { addBackofficePages } from '@shop/i18n/backoffice-pages';
import { useRef, useState } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { PageTitleSlot } from '../../components/page-title-slot.ts';
import { Announcer } from '../../features/announcer/announcer.tsx';
import { OrderNotifications } from '../order-notifications.tsx';
import { AppHeader } from './app-header.tsx';
import { CONTENT_WIDTH } from './content-width.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MenuPagesPreload } from './menu-pages-preload.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import { Brand } from './brand.tsx';
import { MenuList } from './menu-list.tsx';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

const CONTENT = 'content';

/**
 * The layout of every guarded page (ADM-4): the menu beside it, with labels where there is room, or
 * at the foot of a phone's screen; the app bar with the page's title; the page.
 */
export function AdminLayout() {
  const { i18n } = useTranslation();
  addBackofficePages(i18n);
  return (
    <Announcer>
      <OrderNotifications>
        <Layout />
      </OrderNotifications>
    </Announcer>
  );
}

function Layout() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [titleSlot, setTitleSlot] = useState<HTMLElement | null>(null);
  const page = useRef<HTMLElement>(null);
  useRestoreFocus(page);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink contentId={CONTENT} />
      {!isPhone && <SideDrawer isCompact={!isWide} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppHeader isPhone={isPhone} isWide={isWide} titleRef={setTitleSlot} />
        <Box
          component="main"
          ref={page}
          id={CONTENT}
          tabIndex={-1}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: { xs: 4, md: 5 },
            maxWidth: CONTENT_WIDTH,
            px: 'var(--space-gutter)',
            pt: { xs: 4, md: 5 },
            // On a phone, the last button can be scrolled above the bar at the foot and a message.
            pb: { xs: 40, sm: 16 },
            outline: 'none',
          }}
        >
          <PageTitleSlot value={titleSlot}>
            <Outlet />
          </PageTitleSlot>
        </Box>
      </Box>
      {isPhone && (
        <>
          <BottomBar />
          {/* WCAG 2.4.11: it does not cover the focused element. */}
          <GlobalStyles styles={{ html: { scrollPaddingBottom: 'var(--space-24)' } }} />
        </>
      )}
      <MenuPagesPreload />
      <ScrollRestoration getKey={scrollKey} />
    </Box>
  );
}

/** Pages that were opened by their URL have the same key: their path distinguishes them. */
function scrollKey({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`;
}

const WIDTH = 248;
const COMPACT_WIDTH = 72;

/** The menu beside the page: with labels, or as icons alone (ADM-4). */
function SideDrawer({ isCompact }: { isCompact: boolean }) {
  const width = isCompact ? COMPACT_WIDTH : WIDTH;
  return (
    <Drawer
      variant="permanent"
      slotProps={{
        paper: { component: 'aside', sx: { position: 'sticky', width, height: '100dvh' } },
      }}
      sx={{ flex: 'none', width }}
    >
      <Toolbar disableGutters sx={{ px: isCompact ? 4 : 6 }}>
        <Brand isCompact={isCompact} />
      </Toolbar>
      <MenuList isCompact={isCompact} />
    </Drawer>
  );
}

/** The first link of a page: moves the focus to the content. Visible while it has the focus. */
function SkipLink({ contentId }: { contentId: string }) {
  const { t } = useTranslation();
  return (
    <Link
      href={`#${contentId}`}
      sx={{
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: 'tooltip',
        px: 4,
        py: 3,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {t('skipToContent')}
    </Link>
  );
}
