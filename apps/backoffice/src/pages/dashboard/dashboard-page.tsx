import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { useShop } from '../../lib/shop-context.ts';
import { usePeriod } from './api/period.ts';
import { useDashboard } from './api/use-dashboard.ts';
import { useLatestOrders } from './api/use-latest-orders.ts';
import { useNewOrderCount } from './api/use-new-order-count.ts';
import { useProductStock } from './api/use-product-stock.ts';
import { useStats } from './api/use-stats.ts';
import { useToDo } from './api/use-to-do.ts';
import { DashboardActions } from './components/dashboard-actions.tsx';
import { LatestOrders } from './components/latest-orders.tsx';
import { BestSellers, LowStock, SoldOut } from './components/product-rankings.tsx';
import { SalesPanel } from './components/sales-panel.tsx';
import { SectionLinks } from './components/section-links.tsx';
import { ToDo } from './components/to-do.tsx';

/**
 * `/admin` (ADM-4): a welcome, Logout, what to do first, the latest orders, the stock, links to the pages,
 * and for the owner the figures where the API server has the feature `stats`.
 */
export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useShop();
  const { period, setPeriod } = usePeriod();
  const stats = useStats(period);
  const dashboard = useDashboard(period);
  const newOrders = useNewOrderCount();
  const orders = useLatestOrders();
  const { stock, products } = useProductStock(stats, orders.data?.orders);
  const toDo = useToDo({ dashboard, newOrders, stats, stock, hasFailed: products.error !== null });
  const failed = [newOrders, orders, products, stats, dashboard].filter((each) => each?.error);
  // What to do is the first thing on a phone and a tablet, where the actions take several rows.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const hasStats = stats !== null && (!stats.error || stats.data !== undefined);
  const errorNotice = failed[0] && (
    <ErrorNotice
      title={t('dashboard.failed')}
      error={failed[0].error}
      onRetry={() => failed.forEach((each) => void each?.refetch())}
      retrying={failed.some((each) => each?.isFetching)}
    />
  );
  // The error is in the place of what is missing; where nothing is missing, above what is not up to date.
  const missing = [stats, orders, products].find((each) => each?.error && !each.data);

  return (
    <Stack sx={{ gap: 6 }}>
      <PageHeading
        title={name ? t('dashboard.welcomeTo', { name }) : t('dashboard.welcome')}
        note={isNarrow ? undefined : t('dashboard.intro')}
      >
        {!isNarrow && <DashboardActions />}
      </PageHeading>
      {!missing && errorNotice}
      <UnreadableNotice
        unreadable={orders.data?.unreadable}
        title={(count) => t('orders.unreadable', { count })}
      />
      <UnreadableNotice
        unreadable={products.data?.unreadable}
        title={(count) => t('products.unreadable', { count })}
      />
      <ToDo {...toDo} />
      {isNarrow && (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            // The list above gets its height once it is loaded: a tap on the calls would press Logout.
            visibility: toDo.items ? 'visible' : 'hidden',
          }}
        >
          <DashboardActions />
        </Stack>
      )}
      <Grid container spacing={4}>
        {(orders.data || !orders.error) && (
          // Not as high as the table of the figures beside it.
          <Grid
            size={{ xs: 12, ...(stats && { lg: 5, xl: 4 }) }}
            sx={{ maxHeight: { lg: '50rem' } }}
          >
            <LatestOrders
              orders={orders.data?.orders}
              isEmpty={orders.data?.orders.length === 0 && orders.data.unreadable.count === 0}
            />
          </Grid>
        )}
        {hasStats && (
          <Grid size={{ xs: 12, lg: 7, xl: 8 }}>
            <SalesPanel
              stats={stats.data}
              hasFigures={dashboard?.error === null}
              // Not those of the period before, beside the statistics of this one.
              figures={dashboard?.isPlaceholderData ? undefined : dashboard?.data?.figures}
              period={period}
              onPeriod={setPeriod}
            />
          </Grid>
        )}
        {missing && <Grid size={{ xs: 12, lg: 'grow' }}>{errorNotice}</Grid>}
        {(stock || !(products.error || stats?.error)) && (
          <>
            <Grid size={{ xs: 12, md: 6, lg: stats ? 4 : 6 }}>
              <SoldOut products={stock?.soldOut} />
            </Grid>
            <Grid size={{ xs: 12, md: 6, lg: stats ? 4 : 6 }}>
              <LowStock products={stock?.lowStock} />
            </Grid>
          </>
        )}
        {hasStats && (
          <Grid size={{ xs: 12, lg: 4 }}>
            <BestSellers sellers={stats.data?.best_sellers} />
          </Grid>
        )}
      </Grid>
      <SectionLinks />
    </Stack>
  );
}
