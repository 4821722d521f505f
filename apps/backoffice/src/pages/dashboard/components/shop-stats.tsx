import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useLanguage } from '@shop/app-kit';
import type { Stats } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { unansweredPath, unconfirmedPath } from '../../../lib/paths.ts';
import { shopDay } from '../../../lib/shop-days.ts';
import { sumDays } from '../api/sum-days.ts';
import { BestSellers, LowStock } from './product-rankings.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { StatTile } from './stat-tile.tsx';
import { StatTiles } from './stat-tiles.tsx';

/** The shop's statistics: pending work, revenue, best sellers and low stock. */
export function ShopStats({ stats }: { stats: Stats }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const counts = new Intl.NumberFormat(language);
  const today = shopDay(Date.parse(stats.made_at));
  const sales = {
    today: sumDays(stats.days, today),
    month: sumDays(stats.days, today.slice(0, 7)),
  };

  return (
    <Stack sx={{ gap: 4 }}>
      <StatTiles>
        <StatTile
          name={t('dashboard.toConfirm')}
          figure={counts.format(stats.to_confirm)}
          to={unconfirmedPath}
          isUrgent={stats.to_confirm > 0}
        />
        <StatTile
          name={t('dashboard.unanswered')}
          figure={counts.format(stats.unanswered)}
          to={unansweredPath}
          isUrgent={stats.unanswered > 0}
        />
        {(['today', 'month'] as const).map((span) => (
          <StatTile
            key={span}
            name={t(`dashboard.${span}`)}
            figure={formatMoney(sales[span].revenue, language)}
            note={t('orders.count', { count: sales[span].orders })}
          />
        ))}
      </StatTiles>
      <RevenuePanel days={stats.days} />
      <Grid container spacing={4}>
        <Grid size={{ xs: 12, md: 6 }}>
          <BestSellers sellers={stats.best_sellers} />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <LowStock variants={stats.low_stock} />
        </Grid>
      </Grid>
    </Stack>
  );
}
