import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { OrderOutcome } from '@shop/contract/constants';
import type { CustomerRecord } from '@shop/contract/schemas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderLinkItem } from '../../../components/order-link-item.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { orderPath } from '../../../lib/paths.ts';

const FIRST_SHOWN = 10;

/** The orders of a customer with their outcomes, the latest first: ten of them, then all by a button. */
export function CustomerOrders({ customer }: { customer: CustomerRecord }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { order_list: listed } = customer;
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
          <OrderLinkItem
            key={order.command_id}
            order={order}
            href={orderPath(order.command_id)}
            chip={<OutcomeChip outcome={order.outcome} />}
            place={order.city}
          />
        ))}
      </List>
      {orders.length < listed.length && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1, px: 0 }}>
          {t('customers.seeAllOrders', { count: listed.length })}
        </Button>
      )}
      {isWhole && orders.length < customer.orders && (
        <Typography color="textSecondary" sx={{ pt: 3 }}>
          {t('customers.latestOnly', { count: orders.length })}
        </Typography>
      )}
    </section>
  );
}

const COLORS = {
  open: undefined,
  delivered: undefined,
  refused: 'error',
  duplicate: 'default',
} as const satisfies Record<OrderOutcome, ChipProps['color']>;

/** How the order counts, where its status does not show it. */
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
