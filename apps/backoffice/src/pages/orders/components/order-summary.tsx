import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatMoney } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { SummaryCard } from '../../../features/resource-list/summary-card.tsx';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import type { OrderItemProps } from './order-item.ts';

export type OrderSummaryProps = Omit<OrderItemProps, 'onDelete'> & {
  /** Whether its details are beside the list. */
  isOpen: boolean;
};

/** An order in the list beside the details: number, customer, status and amount. */
export function OrderSummary({ order, isSelected, onSelect, onOpen, isOpen }: OrderSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const shown = useOptimisticOrder(order).order;
  return (
    <SummaryCard
      itemId={order.command_id}
      titleId={title}
      isOpen={isOpen}
      isSelected={isSelected}
      onOpen={onOpen}
      checkbox={
        <Checkbox
          checked={isSelected}
          onChange={(_event, checked) => onSelect(checked)}
          sx={{ alignSelf: 'center', ml: 2 }}
          slotProps={{
            input: { 'aria-label': t('orderSelection.one', { id: order.command_id }) },
          }}
        />
      }
    >
      <Stack component="span" direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <Box
          component="span"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}
        >
          <Typography
            id={title}
            component="span"
            variant="body2"
            sx={{ fontWeight: 'fontWeightBold' }}
          >
            {t('orders.number', { id: order.command_id })}
          </Typography>
          <Typography component="span" noWrap dir="auto">
            {order.client_name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" noWrap>
            {order.created_at && `${formatDate(order.created_at, language)} · `}
            <bdi>{order.city}</bdi>
          </Typography>
        </Box>
        <Stack component="span" sx={{ alignItems: 'end', gap: 2, flex: 'none' }}>
          <OrderStatusChip status={shown.status} />
          <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
            {formatMoney(order.total_amount, language)}
          </Typography>
        </Stack>
      </Stack>
    </SummaryCard>
  );
}
