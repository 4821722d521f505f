import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import { formatDate, formatMoney } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderNumbers } from './order-numbers.tsx';
import { OrderStatusChip } from './order-status-chip.tsx';

export type OrderLinkItemProps = {
  order: Pick<Order, 'command_id' | 'status' | 'created_at' | 'client_name' | 'total_amount'>;
  href: string;
  /** After the status. */
  chip?: ReactNode;
  /** After the customer's name. */
  place?: string;
};

/** An order in a list of a customer's orders: a link to it, status, date, name and total. */
export function OrderLinkItem({ order, href, chip, place }: OrderLinkItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ListItem divider disableGutters sx={{ gap: 4, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={href}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)' }}
        >
          <span>
            <OrderNumbers>{t('orders.number', { id: order.command_id })}</OrderNumbers>
          </span>
        </MuiLink>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 1,
            overflowWrap: 'anywhere',
          }}
        >
          <OrderStatusChip status={order.status} />
          {chip}
          {order.created_at && <span>{formatDate(order.created_at, language)}</span>}
          <bdi>{order.client_name}</bdi>
          {place !== undefined && <bdi>{place}</bdi>}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}>
        {formatMoney(order.total_amount, language)}
      </Typography>
    </ListItem>
  );
}
