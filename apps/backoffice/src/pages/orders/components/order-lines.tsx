import List from '@mui/material/List';
import type { Order } from '@shop/contract/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { OrderLineRow } from './order-line-row.tsx';

export type OrderLinesProps = {
  order: Order;
  /** Beside the heading. */
  action?: ReactNode;
  /** What is below each line. */
  notes?: readonly ReactNode[];
};

/** What was ordered. */
export function OrderLines({ order, action, notes }: OrderLinesProps) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeading action={action}>{t('orders.lines')}</SectionHeading>
      <List disablePadding>
        {Array.from(order.command_products.entries(), ([place, line]) => (
          // Two lines can be equal, and lines are never reordered.
          <OrderLineRow key={place} line={line} note={notes?.[place]} />
        ))}
      </List>
    </section>
  );
}
