import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useLanguage } from '@shop/app-kit';
import { formatNumber } from '@shop/i18n';
import { BellIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { HoverTooltip } from '../../components/hover-tooltip.tsx';
import { Link } from 'react-router-dom';
import { useOrderNotifications } from '../../features/order-notifications/order-notifications-context.ts';
import { unconfirmedPath } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';

/** A link to the new orders with their number; nothing without the feature `status`. */
export function NewOrdersLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const { newOrderCount } = useOrderNotifications();
  if (!client.features().has('status')) return null;
  const label =
    newOrderCount === undefined
      ? t('orders.newLink')
      : t('orders.newCount', { count: newOrderCount });
  return (
    <HoverTooltip title={label}>
      <IconButton component={Link} to={unconfirmedPath} aria-label={label}>
        {newOrderCount ? (
          // Whole, not `99+`: the accessible name contains the visible number (WCAG 2.5.3).
          <Badge
            badgeContent={formatNumber(String(newOrderCount), language)}
            max={Number.POSITIVE_INFINITY}
            color="secondary"
          >
            <BellIcon />
          </Badge>
        ) : (
          <BellIcon />
        )}
      </IconButton>
    </HoverTooltip>
  );
}
