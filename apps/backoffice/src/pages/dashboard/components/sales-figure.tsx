import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { formatMoney, formatNumber } from '@shop/i18n';
import { TrendDownIcon, TrendUpIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Period } from '../api/period.ts';
import { compareSales, type Comparison, type Figure, type Sales } from '../api/sum-sales.ts';

export type SalesFigureProps = {
  figure: Figure;
  sales: Sales;
  /** The sales of the period before. */
  previous: Sales;
  period: Period;
};

/** An amount with its number of orders, and its comparison with the period before. */
export function SalesFigure({ figure, sales, previous, period }: SalesFigureProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 'fontWeightBold' }}>
        {t(`dashboard.figures.${figure}`)}
      </Typography>
      <Typography
        component="dd"
        variant="h4"
        sx={{ fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' }}
      >
        {formatMoney(sales.amount, language)}
      </Typography>
      <Typography component="dd" variant="body2">
        {t('orders.count', { count: sales.orders })}
      </Typography>
      <ComparisonText comparison={compareSales(sales, previous)} period={period} />
      <Typography component="dd" variant="caption" color="textSecondary">
        {t(`dashboard.figureHints.${figure}`)}
      </Typography>
    </Box>
  );
}

const ICONS = { more: TrendUpIcon, less: TrendDownIcon };

/** The comparison in words; the arrow and its colour repeat it. */
function ComparisonText({ comparison, period }: { comparison: Comparison; period: Period }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { trend } = comparison;
  const Icon = trend === 'more' || trend === 'less' ? ICONS[trend] : undefined;
  const percent =
    'percent' in comparison ? formatNumber(String(comparison.percent), language) : undefined;
  return (
    <Stack
      component="dd"
      direction="row"
      sx={{ gap: 1.5, my: 1, typography: 'body2', color: 'text.secondary' }}
    >
      {Icon && (
        <Box
          component="span"
          sx={{ flex: 'none', color: trend === 'more' ? 'success.main' : 'error.main' }}
        >
          <Icon size={20} />
        </Box>
      )}
      <span>{t(`dashboard.comparison.${period}.${trend}`, { percent })}</span>
    </Stack>
  );
}
