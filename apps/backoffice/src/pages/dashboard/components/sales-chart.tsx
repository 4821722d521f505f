import { BarChart } from '@mui/x-charts/BarChart';
import { useLanguage } from '@shop/app-kit';
import type { Stats } from '@shop/contract/schemas';
import { formatDate, formatDayAndMonth, formatMoney, formatNumber } from '@shop/i18n';
import { useTranslation } from 'react-i18next';

/** Wide enough for `12 000` and the label of the axis, in pixels. */
const AMOUNTS_WIDTH = 72;
/** High enough for a line of text and the label of the axis, in pixels. */
const DAYS_HEIGHT = 64;
const WEEK = 7;

/** A bar chart of the ordered amounts by day; the tooltip also has the number of orders. */
export function SalesChart({ days }: { days: Stats['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const interval = days.length > WEEK ? WEEK : 1;
  return (
    <BarChart
      disableKeyboardNavigation
      hideLegend
      skipAnimation
      grid={{ horizontal: true }}
      margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
      colors={['var(--color-primary)']}
      xAxis={[
        {
          data: days.map(({ day }) => day),
          scaleType: 'band',
          height: DAYS_HEIGHT,
          label: t('dashboard.day'),
          tickInterval: (_day: string, index: number) => (days.length - 1 - index) % interval === 0,
          tickLabelInterval: () => true,
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? formatDayAndMonth(day, language) : formatDate(day, language),
        },
      ]}
      yAxis={[
        {
          width: AMOUNTS_WIDTH,
          label: t('dashboard.amountAxis'),
          valueFormatter: (amount: number) => formatNumber(String(amount), language),
        },
      ]}
      series={[
        {
          label: t('dashboard.figures.ordered'),
          data: days.map(({ ordered }) => Number(ordered.amount)),
          valueFormatter: (_value, { dataIndex }) => {
            const { amount = '0.00', orders = 0 } = days[dataIndex]?.ordered ?? {};
            return `${formatMoney(amount, language)} · ${t('orders.count', { count: orders })}`;
          },
        },
      ]}
    />
  );
}
