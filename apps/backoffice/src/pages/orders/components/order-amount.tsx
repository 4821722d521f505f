import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { differentSum, isCollected } from '../api/order-amounts.ts';

export type OrderAmountProps = {
  order: Order;
  /** The text style of the amount. */
  variant?: 'body1' | 'h3' | 'h2';
  /** One line: whether it is collected is for screen readers, as the status beside it shows it. */
  isCompact?: boolean;
};

/** The order's total, and whether the courier still collects it. */
export function OrderAmount({ order, variant = 'h3', isCompact = false }: OrderAmountProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = t(isCollected(order) ? 'orders.toCollect' : 'orders.total');
  return (
    <Box>
      {isCompact ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Typography variant="caption" component="p" color="textSecondary" noWrap>
          {label}
        </Typography>
      )}
      <Typography
        variant={isCompact ? 'body2' : variant}
        component="p"
        sx={{
          fontFamily: 'var(--font-text)',
          fontWeight: 'fontWeightBold',
          fontVariantNumeric: 'tabular-nums lining-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {formatMoney(order.total_amount, language)}
      </Typography>
      {differentSum(order) !== undefined && (
        <Typography variant="caption" component="p" color="error">
          {t('orders.totalToCheck')}
        </Typography>
      )}
    </Box>
  );
}
