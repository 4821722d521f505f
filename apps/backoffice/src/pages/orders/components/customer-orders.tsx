import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../../../components/section-heading.tsx';
import type { Order } from '@shop/contract/schemas';
import { formatDate, formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '@shop/app-kit';
import { UnreadableNotice } from '../../../components/unreadable-notice.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { useCustomerOrders } from '../api/use-customer-orders.ts';

/** The others are one search away. */
const MAX_SHOWN = 5;

export type CustomerOrdersProps = {
  order: Order;
  /** The listed orders: all orders, without the feature `paging`. */
  listed: readonly Order[] | undefined;
  orderHref: (id: string) => string;
  searchHref: (search: string) => string;
};

/** The customer's other orders, by phone number; nothing without any. */
export function CustomerOrders({ order, listed, orderHref, searchHref }: CustomerOrdersProps) {
  const { t } = useTranslation();
  const { others, unreadable } = useCustomerOrders(order, listed);
  if (others.length === 0 && !unreadable?.count) return null;
  return (
    <section>
      <SectionHeading>{t('orders.otherOrders')}</SectionHeading>
      <UnreadableNotice
        unreadable={unreadable}
        title={(count) => t('orders.unreadable', { count })}
      />
      <List disablePadding>
        {others.slice(0, MAX_SHOWN).map((other) => (
          <OtherOrder key={other.command_id} order={other} href={orderHref(other.command_id)} />
        ))}
      </List>
      {others.length > MAX_SHOWN && (
        <Button component={Link} to={searchHref(order.number)} sx={{ mt: 1, px: 0 }}>
          {t('orders.seeOtherOrders')}
        </Button>
      )}
    </section>
  );
}

function OtherOrder({ order, href }: { order: Order; href: string }) {
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
          {t('orders.number', { id: order.command_id })}
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
          {order.created_at && <span>{formatDate(order.created_at, language)}</span>}
          <bdi>{order.client_name}</bdi>
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}>
        {formatMoney(order.total_amount, language)}
      </Typography>
    </ListItem>
  );
}
