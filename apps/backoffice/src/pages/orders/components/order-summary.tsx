import Typography from '@mui/material/Typography';
import { formatDate, formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { SelectItem } from '../../../features/resource-list/select-item.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { SummaryCard } from '../../../features/resource-list/summary-card.tsx';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import type { OrderItemProps } from './order-item.ts';
import { QuarantineChip } from './quarantine-chip.tsx';

export type OrderSummaryProps = Omit<OrderItemProps, 'onEnd'> & {
  /** Whether its details are beside the list. */
  isOpen: boolean;
};

/** An order in the list beside the details: number, customer, status and amount. */
export function OrderSummary({ order, isSelected, onSelect, onOpen, isOpen }: OrderSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useOptimisticOrder(order).order;
  return (
    <SummaryCard
      itemId={order.command_id}
      isOpen={isOpen}
      isSelected={isSelected}
      onOpen={onOpen}
      checkbox={
        <SelectItem
          label={t('orderSelection.one', { id: order.command_id })}
          isSelected={isSelected}
          onSelect={onSelect}
          sx={{ alignSelf: 'center', ml: 2 }}
        />
      }
      title={t('orders.number', { id: order.command_id })}
      customer={order.client_name}
      note={
        <>
          {order.created_at && `${formatDate(order.created_at, language)} · `}
          <bdi>{order.city}</bdi>
        </>
      }
      aside={
        <>
          <OrderStatusChip status={shown.status} />
          <QuarantineChip order={shown} />
          <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
            {formatMoney(order.total_amount, language)}
          </Typography>
        </>
      }
    />
  );
}
