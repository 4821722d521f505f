import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { DashboardFigures } from '@shop/contract/schemas';
import { formatMoney, formatNumber } from '@shop/i18n';
import { TrendDownIcon, TrendUpIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '../api/period.ts';
import {
  compareSales,
  refusedPercent,
  type Comparison,
  type Figure,
  type Sales,
} from '../api/sum-sales.ts';

/** The figures that the statistics do not have. */
type OtherFigure = Exclude<keyof DashboardFigures, Figure>;

type FigureBoxProps = {
  figure: Figure | OtherFigure;
  /** Text in TND. */
  amount: string;
  hasHint: boolean;
  /** Below the amount. */
  children: ReactNode;
};

/** An amount with its name and, on demand, its definition. */
function FigureBox({ figure, amount, hasHint, children }: FigureBoxProps) {
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
        {formatMoney(amount, language)}
      </Typography>
      {children}
      {hasHint && (
        <Typography component="dd" variant="caption" color="textSecondary">
          {t(`dashboard.figureHints.${figure}`)}
        </Typography>
      )}
    </Box>
  );
}

export type DashboardFigureProps = {
  figure: OtherFigure;
  figures: DashboardFigures;
  /** Whether its definition is shown. */
  hasHint: boolean;
};

/** What is expected to date, or what was refused or paid in the period. */
export function DashboardFigure({ figure, figures, hasHint }: DashboardFigureProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { cash, delivered, refused } = figures;
  const notes: Record<OtherFigure, string> = {
    expected: t('dashboard.toDate'),
    refused: t('dashboard.refusedShare', {
      percent: formatNumber(String(refusedPercent({ delivered, refused })), language),
    }),
    cash: t('dashboard.withoutShipping', { amount: formatMoney(cash.amount, language) }),
  };
  return (
    <FigureBox
      figure={figure}
      amount={figure === 'cash' ? cash.with_shipping : figures[figure].amount}
      hasHint={hasHint}
    >
      <Typography component="dd" variant="body2">
        {t('orders.count', { count: figures[figure].orders })}
      </Typography>
      {(figure !== 'refused' || refused.orders > 0) && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {notes[figure]}
        </Typography>
      )}
    </FigureBox>
  );
}

export type SalesFigureProps = {
  figure: Figure;
  sales: Sales;
  /** The sales of the period before. */
  previous: Sales;
  period: Period;
  /** Whether its definition is shown. */
  hasHint: boolean;
};

/** An amount with its number of orders, and its comparison with the period before. */
export function SalesFigure({ figure, sales, previous, period, hasHint }: SalesFigureProps) {
  const { t } = useTranslation();
  return (
    <FigureBox figure={figure} amount={sales.amount} hasHint={hasHint}>
      <Typography component="dd" variant="body2">
        {t('orders.count', { count: sales.orders })}
      </Typography>
      <ComparisonText comparison={compareSales(sales, previous)} period={period} />
    </FigureBox>
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
