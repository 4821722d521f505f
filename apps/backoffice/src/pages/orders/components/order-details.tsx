import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, type ReactNode } from 'react';
import { CustomerDetails } from './customer-details.tsx';
import { OrderLead, type OrderLeadProps } from './order-lead.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

/** The list does not need it. */
const OrderLineActions = lazy(async () => ({
  default: (await import('../edit/order-line-actions.tsx')).OrderLineActions,
}));

export type OrderDetailsProps = OrderLeadProps & {
  /** Opens the form that splits the order. */
  onSplit: () => void;
  /** Before the lines: what to know before the order is confirmed. */
  warnings?: ReactNode;
  /** Beside the details: the customer's other orders, the notes and the history. */
  children?: ReactNode;
};

/** The details of an order: what to do next, then lines, amounts and customer (ADM-8). */
export function OrderDetails(props: OrderDetailsProps) {
  const { order, onEnd, onSplit, warnings, children } = props;
  return (
    // By its own width: it is in a dialog or beside the list.
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          columnGap: 10,
          rowGap: 6,
          [theme.containerQueries.up('sm')]: {
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          },
        })}
      >
        <OrderLead order={order} onEnd={onEnd} />
        {warnings && (
          <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>{warnings}</Box>
        )}
        <Stack sx={{ gap: 6, minWidth: 0 }}>
          <Stack sx={{ gap: 4 }}>
            <OrderLines
              order={order}
              action={
                <Suspense>
                  <OrderLineActions order={order} onSplit={onSplit} />
                </Suspense>
              }
            />
            <OrderTotals order={order} />
          </Stack>
          <CustomerDetails order={order} />
        </Stack>
        <Stack sx={{ gap: 6, minWidth: 0 }}>{children}</Stack>
      </Box>
    </Box>
  );
}
