import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatMoney } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { Placeholders } from '../../../components/placeholders.tsx';
import { SAMPLE_ORDERS } from '../../../lib/sample-orders.ts';
import { orderPath, paths } from '../../../lib/paths.ts';
import { LATEST_ORDERS } from '../api/use-latest-orders.ts';
import { Panel } from './panel.tsx';

export type LatestOrdersProps = {
  /** Undefined while they load. */
  orders: readonly Order[] | undefined;
  /** Whether there are none: not even orders that cannot be read. */
  isEmpty: boolean;
};

/** The latest five orders; each opens its details. */
export function LatestOrders({ orders, isEmpty }: LatestOrdersProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('dashboard.latestOrders')}>
      {isEmpty && <Typography color="textSecondary">{t('orders.emptyText')}</Typography>}
      {orders ? (
        <OrderItems orders={orders} />
      ) : (
        <Placeholders>
          <OrderItems orders={SAMPLE_ORDERS} />
        </Placeholders>
      )}
      <Button component={Link} to={paths.Commands} sx={{ justifySelf: 'start', mx: -3 }}>
        {t('dashboard.seeAll')}
        <VisuallyHidden>, {t('dashboard.latestOrders')}</VisuallyHidden>
      </Button>
    </Panel>
  );
}

function OrderItems({ orders }: { orders: readonly Order[] }) {
  return (
    <List disablePadding sx={{ mx: -3 }}>
      {orders.slice(0, LATEST_ORDERS).map((order) => (
        <LatestOrder key={order.command_id} order={order} />
      ))}
    </List>
  );
}

function LatestOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={orderPath(order.command_id)}
        sx={{ gap: 4, px: 3, py: 1, alignItems: 'start' }}
      >
        <ListItemText
          primary={
            <>
              <bdi>{order.client_name}</bdi>
              {' · '}
              <bdi>{order.city}</bdi>
            </>
          }
          secondary={
            <>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {t('orders.number', { id: order.command_id })}
              </Box>
              {order.created_at && (
                <Box component="time" dateTime={order.created_at} sx={{ display: 'block' }}>
                  {formatDateTime(order.created_at, language)}
                </Box>
              )}
            </>
          }
          slotProps={{ primary: { color: 'textPrimary' } }}
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        />
        <Stack component="span" sx={{ flex: 'none', alignItems: 'end', gap: 1, py: 1.5 }}>
          <Typography
            component="span"
            color="textPrimary"
            sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}
          >
            {formatMoney(order.total_amount, language)}
          </Typography>
          <OrderStatusChip status={order.status} />
        </Stack>
      </ListItemButton>
    </ListItem>
  );
}
