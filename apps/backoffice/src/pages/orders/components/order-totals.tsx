import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Order } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { differentSum, hasReduction, orderSubtotal } from '../api/order-amounts.ts';

/** The amounts of an order, and whether they add up. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sum = differentSum(order);
  const subtotal = orderSubtotal(order);
  return (
    <div>
      <Stack component="dl" sx={{ gap: 1, m: 0 }}>
        {subtotal !== undefined && (
          <Amount name={t('orders.subtotal')}>{formatMoney(subtotal, language)}</Amount>
        )}
        <Amount name={t('orders.shipping')}>{formatMoney(order.shipping_charge, language)}</Amount>
        {hasReduction(order) && (
          <Amount name={t('orders.reduction')}>
            {formatMoney(`-${order.reduction}`, language)}
          </Amount>
        )}
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
    </div>
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
