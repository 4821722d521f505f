import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatMoney } from '@shop/i18n';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { useOptimisticOrder } from '../api/use-update-order-status.ts';
import { openButtonId, type OrderItemProps } from './order-item.ts';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';

export type OrderSummaryProps = Omit<OrderItemProps, 'onDelete'> & {
  /** Whether its details are beside the list. */
  isOpen: boolean;
};

/** An order in the list beside the details: number, customer, status and amount. */
export function OrderSummary({ order, isSelected, onSelect, onOpen, isOpen }: OrderSummaryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const card = useRef<HTMLDivElement>(null);
  const shown = useOptimisticOrder(order).order;

  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <Card
      ref={card}
      component="article"
      aria-labelledby={title}
      sx={{
        display: 'flex',
        alignItems: 'stretch',
        scrollMarginTop: 'calc(var(--space-20) + var(--space-4))',
        ...(isOpen && {
          borderColor: 'primary.main',
          boxShadow: 'inset 3px 0 0 var(--color-primary)',
        }),
        ...(isSelected && { bgcolor: 'var(--color-primary-tint)' }),
      }}
    >
      <Checkbox
        checked={isSelected}
        onChange={(_event, checked) => onSelect(checked)}
        sx={{ alignSelf: 'center', ml: 2 }}
        slotProps={{ input: { 'aria-label': t('orderSelection.one', { id: order.command_id }) } }}
      />
      <CardActionArea
        id={openButtonId(order.command_id)}
        onClick={onOpen}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ py: 3, pl: 1, pr: 4 }}
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
      </CardActionArea>
    </Card>
  );
}
