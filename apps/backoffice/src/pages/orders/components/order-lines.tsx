import Alert from '@mui/material/Alert';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { differentSum, orderSubtotal } from '../api/order-amounts.ts';
import { OrderLineRow } from './order-line-row.tsx';

export type OrderLinesProps = {
  order: Order;
  /** What is below each line. */
  notes?: readonly ReactNode[];
};

/** What was ordered, and the amounts. */
export function OrderLines({ order, notes }: OrderLinesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sum = differentSum(order);
  const subtotal = orderSubtotal(order);
  return (
    <section>
      <SectionHeading>{t('orders.lines')}</SectionHeading>
      <List disablePadding>
        {Array.from(order.command_products.entries(), ([place, line]) => (
          // Two lines can be equal, and lines are never reordered.
          <OrderLineRow key={place} line={line} note={notes?.[place]} />
        ))}
      </List>
      <Stack component="dl" sx={{ gap: 1, mt: 4 }}>
        {subtotal !== undefined && (
          <Amount name={t('orders.subtotal')}>{formatMoney(subtotal, language)}</Amount>
        )}
        <Amount name={t('orders.shipping')}>{formatMoney(order.shipping_charge, language)}</Amount>
        <Amount name={t('orders.total')} isTotal>
          {formatMoney(order.total_amount, language)}
        </Amount>
      </Stack>
      {sum !== undefined && (
        <Alert severity="warning" role="note" sx={{ mt: 3 }}>
          {t('orders.totalMismatch', {
            sum: formatMoney(sum, language),
            total: formatMoney(order.total_amount, language),
          })}
        </Alert>
      )}
    </section>
  );
}

type AmountProps = { name: string; isTotal?: boolean; children: string };

function Amount({ name, isTotal = false, children }: AmountProps) {
  return (
    <Typography
      component="div"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        fontVariantNumeric: 'tabular-nums lining-nums',
        ...(isTotal && {
          mt: 1,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: 'var(--text-lead)',
          fontWeight: 'fontWeightBold',
        }),
      }}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Typography>
  );
}
