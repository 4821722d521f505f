import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MoreIcon } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';

/** An action of a menu. */
type MenuAction = {
  label: string;
  icon?: ReactNode;
  /** Whether it cannot be undone; it opens a confirmation. */
  isDestructive?: boolean;
  disabled?: boolean;
} & ({ onClick: () => void } | MenuLink);

/** A page of another app; it opens in a new tab, so that nothing on this page is lost. */
type MenuLink = { href: string };

export type MoreMenuProps = {
  /** The accessible name of its button. */
  label: string;
  /** The id of the text that describes the button: in a list all have the same name. */
  describedBy?: string;
  actions: readonly MenuAction[];
};

/** A button with three dots, and the menu of an item's other actions; nothing without an action. */
export function MoreMenu({ label, describedBy, actions }: MoreMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
        sx={{ flex: 'none' }}
      >
        <MoreIcon />
      </IconButton>
      {/* A list has dozens of menus: one that was never open is not rendered. */}
      {anchor && (
        <Menu
          id={`${id}-menu`}
          anchorEl={anchor}
          open={isOpen}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-labelledby': id } }}
        >
          {actions.map((action) => (
            <ActionItem
              key={action.label}
              {...action}
              onClick={() => {
                close();
                if ('onClick' in action) action.onClick();
              }}
            />
          ))}
        </Menu>
      )}
    </>
  );
}

/** Material UI's menu passes focus to its items by props, so they are forwarded. */
function ActionItem({
  icon,
  label,
  isDestructive = false,
  ...item
}: MenuAction & { onClick: () => void }) {
  return (
    <MenuItem
      {...item}
      {...('href' in item && { component: 'a', target: '_blank', rel: 'noopener' })}
      sx={{ minHeight: 'var(--target)', ...(isDestructive && { color: 'error.main' }) }}
    >
      {icon && <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>}
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
