import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';
import { TYPED_LINE } from '../../../lib/typed-line.ts';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import { OrderAmount } from './order-amount.tsx';
import { OrderContact } from './order-contact.tsx';
import { OrderMenu, type OrderMenuProps } from './order-menu.tsx';
import { QuarantineAlert } from './quarantine-alert.tsx';
import { QuarantineChip } from './quarantine-chip.tsx';
import { OrderStatusActions } from './order-status-actions.tsx';
import { OrderStatusError } from './order-status-error.tsx';
import { WrongNumberAlert } from './wrong-number-alert.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';

export type OrderLeadProps = Pick<OrderMenuProps, 'order' | 'onEnd'>;

/** What an owner needs first: status, amount to collect, the next status, Call and WhatsApp. */
export function OrderLead({ order, onEnd }: OrderLeadProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const shown = useOptimisticOrder(order).order;
  return (
    <Paper
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 4,
        p: { xs: 4, sm: 5 },
        bgcolor: 'background.default',
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 3 }}
      >
        <Stack sx={{ gap: 2, minWidth: 0, justifyItems: 'start' }}>
          {shown.status !== undefined && client.features().has('status') && (
            <p aria-live="polite">
              <VisuallyHidden>{t('orders.statusLabel')}</VisuallyHidden>{' '}
              <OrderStatusChip status={shown.status} /> <QuarantineChip order={shown} />
            </p>
          )}
          <Typography variant="h3" component="p" dir="auto" sx={TYPED_LINE}>
            {order.client_name}
          </Typography>
          <OrderAmount order={shown} variant="h2" />
        </Stack>
        <OrderMenu order={order} onEnd={onEnd} />
      </Stack>
      <QuarantineAlert order={shown} />
      <WrongNumberAlert order={shown} />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          gap: 3,
          '& > .MuiButton-root': { flex: { xs: '1 1 40%', sm: 'none' } },
          '& > .MuiButton-contained': { flex: { xs: '1 1 100%', sm: 'none' } },
        }}
      >
        <OrderStatusActions order={order} />
        <OrderStatusError order={order} />
        <OrderContact order={order} />
      </Stack>
    </Paper>
  );
}
