import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { Link } from 'react-router-dom';
import { useMenuItems } from './use-menu-items.ts';

export type MenuListProps = {
  /** Icons with tooltips; their labels are for screen readers only. */
  isCompact?: boolean;
  /** Called when a page is chosen. */
  onSelect?: () => void;
};

/** The five pages in a column (ADM-4). */
export function MenuList({ isCompact = false, onSelect }: MenuListProps) {
  const { t } = useTranslation();
  const items = useMenuItems();
  return (
    <Box component="nav" aria-label={t('menu.label')}>
      <List sx={{ display: 'grid', gap: 1, px: 3 }}>
        {items.map(({ page, path, Icon, label, isCurrent }) => (
          <ListItem key={page} disablePadding>
            <HoverTooltip title={isCompact ? label : ''} placement="right">
              <ListItemButton
                component={Link}
                to={path}
                selected={isCurrent}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onSelect}
                sx={{ gap: 3, px: 3, justifyContent: isCompact ? 'center' : 'start' }}
              >
                <ListItemIcon>
                  <Icon size={22} />
                </ListItemIcon>
                {isCompact ? (
                  <VisuallyHidden>{label}</VisuallyHidden>
                ) : (
                  <ListItemText
                    primary={label}
                    slotProps={{ primary: { sx: isCurrent ? { fontWeight: 'bold' } : {} } }}
                  />
                )}
              </ListItemButton>
            </HoverTooltip>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
