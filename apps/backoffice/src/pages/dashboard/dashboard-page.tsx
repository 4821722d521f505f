import { Suspense, lazy } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { FailureNotice } from '../../features/screen/failure-notice.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './dashboard-page.module.css';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { ShopParts } from './shop-parts.tsx';
import { useStats } from './use-stats.ts';

const ShopFigures = lazy(async () => ({
  default: (await import('./shop-figures.tsx')).ShopFigures,
}));

/**
 * `/admin` (ADM-4): welcomes the owner, says how the shop stands where the host can tell (feature
 * `stats`), and leads to each part of it; Logout is in the layout above.
 */
export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useShop();
  const stats = useStats();

  return (
    <div className={styles.page}>
      <PageHeading
        title={name ? t('dashboard.welcomeTo', { name }) : t('dashboard.welcome')}
        note={t('dashboard.intro')}
      />
      {stats?.error && (
        <FailureNotice
          title={t('dashboard.failed')}
          error={stats.error}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      )}
      {stats && !stats.error && (
        <Suspense fallback={<FiguresSkeleton />}>
          {stats.data ? <ShopFigures stats={stats.data} /> : <FiguresSkeleton />}
        </Suspense>
      )}
      <OrderAlerts />
      <ShopParts />
    </div>
  );
}
