import Chip, { type ChipProps } from '@mui/material/Chip';
import type { OrderStatus } from '@shop/contract/constants';
import {
  CashIcon,
  CheckIcon,
  CloseIcon,
  ExchangeIcon,
  OrdersIcon,
  TruckIcon,
  type IconProps,
} from '@shop/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../lib/shop-context.ts';

type ChipStyle = {
  Icon: ComponentType<IconProps>;
  color?: NonNullable<ChipProps['color']>;
  sx?: { bgcolor: string; color: string; border: string };
};

/** Five tones: to do, in hand, on its way, done, ended without a sale. */
const STYLES: Record<OrderStatus, ChipStyle> = {
  new: { Icon: OrdersIcon, color: 'warning' },
  confirmed: {
    Icon: CheckIcon,
    // The border separates it from a selected order, which has the same background.
    sx: { bgcolor: 'var(--color-primary-tint)', color: 'primary.main', border: '1px solid' },
  },
  shipped: { Icon: TruckIcon },
  delivered: { Icon: CashIcon, color: 'success' },
  cancelled: { Icon: CloseIcon, color: 'error' },
  returned: { Icon: ExchangeIcon, color: 'error' },
};

/** An order's status; nothing where the API server has no statuses. */
export function OrderStatusChip({ status }: { status: OrderStatus | undefined }) {
  const { t } = useTranslation();
  // An API server without statuses may send one that never changes.
  const hasStatuses = useShop().client.features().has('status');
  if (status === undefined || !hasStatuses) return null;
  const { Icon, color = 'default', sx } = STYLES[status];
  return (
    <Chip
      component="span"
      color={color}
      icon={
        <span>
          <Icon size={16} />
        </span>
      }
      label={t(`statuses.${status}`)}
      sx={{
        ...sx,
        minWidth: 'max-content',
        maxWidth: 'none',
        '& .MuiChip-icon': { flex: 'none', display: 'inline-flex', color: 'inherit' },
        '& .MuiChip-label': { overflow: 'visible' },
      }}
    />
  );
}
