import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import { Brand } from './brand.tsx';
import { MenuList } from './menu-list.tsx';

const WIDTH = 248;
const COMPACT_WIDTH = 72;

/** The menu beside the page: with labels, or as icons alone (ADM-4). */
export function SideDrawer({ isCompact }: { isCompact: boolean }) {
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
