import { BarChart } from '@mui/x-charts/BarChart';
import { formatDate, formatMoney } from '@shop/i18n';
import type { Stats } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';

/** Wide enough for `1 200`, in pixels. */
const AMOUNTS_WIDTH = 48;
/** High enough for a line of text, in pixels. */
const DAYS_HEIGHT = 28;
const WEEK = 7;

/** A bar chart of the revenue by day; the tooltip also has the number of orders. */
export function RevenueChart({ days }: { days: Stats['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <BarChart
      disableKeyboardNavigation
      hideLegend
      skipAnimation
      grid={{ horizontal: true }}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      colors={['var(--color-primary)']}
      xAxis={[
        {
          data: days.map(({ day }) => day),
          scaleType: 'band',
          height: DAYS_HEIGHT,
          tickInterval: (_day: string, index: number) => (days.length - 1 - index) % WEEK === 0,
          tickLabelInterval: () => true,
          valueFormatter: (day: string, { location }) =>
            location === 'tick' ? String(Number(day.slice(-2))) : formatDate(day, language),
        },
      ]}
      yAxis={[
        {
          width: AMOUNTS_WIDTH,
          valueFormatter: (amount: number) => new Intl.NumberFormat(language).format(amount),
        },
      ]}
      series={[
        {
          label: t('dashboard.revenue'),
          data: days.map(({ revenue }) => Number(revenue)),
          valueFormatter: (_value, { dataIndex }) => {
            const { revenue = '0.00', orders = 0 } = days[dataIndex] ?? {};
            return `${formatMoney(revenue, language)} · ${t('orders.count', { count: orders })}`;
          },
        },
      ]}
    />
  );
}
