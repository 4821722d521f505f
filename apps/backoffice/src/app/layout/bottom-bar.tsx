import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMenuItems } from './use-menu-items.ts';

/** The five pages at the foot of a phone's screen, each a fifth of its width (ADM-4). */
export function BottomBar() {
  const { t } = useTranslation();
  const items = useMenuItems();
  return (
    <Paper
      component="nav"
      square
      aria-label={t('menu.label')}
      data-foot
      sx={{
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: 'appBar',
        borderWidth: '1px 0 0',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation showLabels value={items.find(({ isCurrent }) => isCurrent)?.page ?? false}>
        {items.map(({ page, path, Icon, label, shortLabel, isCurrent }) => (
          <BottomNavigationAction
            key={page}
            component={Link}
            to={path}
            value={page}
            label={shortLabel}
            aria-label={accessibleName(label, shortLabel)}
            aria-current={isCurrent ? 'page' : undefined}
            icon={<Icon size={22} />}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}

/** The page's full name; it contains the visible words (WCAG 2.5.3). */
function accessibleName(label: string, shortLabel: string): string {
  return label.split(' ').includes(shortLabel) ? label : `${shortLabel}, ${label}`;
}
