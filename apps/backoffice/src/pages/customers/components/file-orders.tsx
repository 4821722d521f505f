import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { OrderOutcome } from '@shop/contract/constants';
import type { CustomerFile, CustomerOrder } from '@shop/contract/schemas';
import { formatDate, formatMoney } from '@shop/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { orderPath } from '../../../lib/paths.ts';

const FIRST_SHOWN = 10;

/** The orders of a customer with their outcomes, the latest first: ten of them, then all by a button. */
export function FileOrders({ file }: { file: CustomerFile }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { order_list: listed } = file;
  const orders = isWhole ? listed : listed.slice(0, FIRST_SHOWN);
  return (
    <section>
      <SectionHeading level={2}>{t('customers.history')}</SectionHeading>
      {orders.length === 0 && (
        <Typography color="textSecondary" sx={{ pt: 3 }}>
          {t('customers.noOrders')}
        </Typography>
      )}
      <List disablePadding>
        {orders.map((order) => (
          <FileOrder key={order.command_id} order={order} />
        ))}
      </List>
      {orders.length < listed.length && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1, px: 0 }}>
          {t('customers.seeAllOrders', { count: listed.length })}
        </Button>
      )}
      {isWhole && orders.length < file.orders && (
        <Typography color="textSecondary" sx={{ pt: 3 }}>
          {t('customers.latestOnly', { count: orders.length })}
        </Typography>
      )}
    </section>
  );
}

function FileOrder({ order }: { order: CustomerOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ListItem divider disableGutters sx={{ gap: 4, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={orderPath(order.command_id)}
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
          <OutcomeChip outcome={order.outcome} />
          <span>{formatDate(order.created_at, language)}</span>
          <bdi>{order.client_name}</bdi>
          <bdi>{order.city}</bdi>
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' }}>
        {formatMoney(order.total_amount, language)}
      </Typography>
    </ListItem>
  );
}

const COLORS = {
  open: undefined,
  delivered: undefined,
  refused: 'error',
  duplicate: 'default',
} as const satisfies Record<OrderOutcome, ChipProps['color']>;

/** How the order counts, where its status does not say it. */
function OutcomeChip({ outcome }: { outcome: OrderOutcome }) {
  const { t } = useTranslation();
  const color = COLORS[outcome];
  if (color === undefined) return null;
  return (
    <Chip
      component="span"
      variant="outlined"
      color={color}
      label={t(`customers.outcomes.${outcome}`)}
    />
  );
}
