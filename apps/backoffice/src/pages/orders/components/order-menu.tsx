import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DeleteIcon, ExchangeIcon, MoreIcon } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmation } from '../../../features/confirm/use-confirmation.ts';
import { menuContainer } from '../../../components/menu-container.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import { needsConfirmation, statusTransitions } from '../api/status-transitions.ts';
import { useUpdateOrderStatus, useOptimisticOrder } from '../api/use-update-order-status.ts';

export type OrderMenuProps = { order: Order; onDelete: (order: Order) => void };

/**
 * The actions on an order that cannot be undone: cancel, return (feature `status`), delete. Each
 * opens a confirmation.
 */
export function OrderMenu({ order, onDelete }: OrderMenuProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const optimistic = useOptimisticOrder(order);
  const { updateStatusAsync } = useUpdateOrderStatus(order);
  const confirmation = useConfirmation(
    (status: 'cancelled' | 'returned') => updateStatusAsync(status),
    () => undefined,
  );
  const isCancel = confirmation.target === 'cancelled';
  const transitions = client.features().has('status') ? statusTransitions(optimistic.order) : [];

  function choose(action: () => void) {
    setAnchor(null);
    action();
  }

  return (
    <>
      <IconButton
        id={id}
        aria-label={t('orders.moreActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', alignSelf: 'flex-start' }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        container={() => menuContainer(anchor)}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {transitions.filter(needsConfirmation).map((status) => (
          <DestructiveItem
            key={status}
            icon={status === 'cancelled' ? <CloseIcon size={20} /> : <ExchangeIcon size={20} />}
            label={t(`statusActions.${status}`)}
            disabled={optimistic.isUpdating}
            onClick={() => choose(() => confirmation.confirm(status))}
          />
        ))}
        <DestructiveItem
          icon={<DeleteIcon size={20} />}
          label={t('orders.delete')}
          onClick={() => choose(() => onDelete(order))}
        />
      </Menu>
      <ConfirmDialog
        {...confirmation.dialog}
        question={t(isCancel ? 'statusActions.cancelQuestion' : 'statusActions.returnQuestion')}
        text={t(isCancel ? 'statusActions.cancelText' : 'statusActions.returnText')}
        confirm={t(isCancel ? 'statusActions.cancelled' : 'statusActions.returned')}
        cancel={t('statusActions.dismiss')}
      />
    </>
  );
}

type DestructiveItemProps = {
  icon: ReactNode;
  label: string;
  disabled?: boolean;
  onClick: () => void;
};

/** Material UI's menu passes focus to its items by these props, so they are forwarded. */
function DestructiveItem({ icon, label, ...item }: DestructiveItemProps) {
  return (
    <MenuItem {...item} sx={{ minHeight: 'var(--target)', color: 'error.main' }}>
      <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}
