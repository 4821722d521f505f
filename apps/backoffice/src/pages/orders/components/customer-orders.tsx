import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { SectionHeading } from '../../../components/section-heading.tsx';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UnreadableNotice } from '../../../components/unreadable-notice.tsx';
import { OrderLinkItem } from '../../../components/order-link-item.tsx';
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
          <OrderLinkItem key={other.command_id} order={other} href={orderHref(other.command_id)} />
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
