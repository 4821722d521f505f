import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LogoutIcon } from '@shop/ui';
import { Suspense, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useLogout } from '../../features/auth/use-logout.ts';
import { useShop } from '../../lib/shop-context.ts';
import { StatsSkeleton } from './components/stats-skeleton.tsx';
import { NotificationSwitch } from './components/notification-switch.tsx';
import { SectionLinks } from './components/section-links.tsx';
import { useStats } from './api/use-stats.ts';

const ShopStats = lazy(async () => ({
  default: (await import('./components/shop-stats.tsx')).ShopStats,
}));

/**
 * `/admin` (ADM-4): a welcome, Logout, the statistics where the API server has the feature `stats`,
 * and links to the pages.
 */
export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useShop();
  const stats = useStats();
  const logout = useLogout();

  return (
    <Stack sx={{ gap: 6 }}>
      <PageHeading
        title={name ? t('dashboard.welcomeTo', { name }) : t('dashboard.welcome')}
        note={t('dashboard.intro')}
      >
        <NotificationSwitch />
        <Button
          onClick={logout}
          startIcon={<LogoutIcon size={20} />}
          // On a phone it has a row of its own.
          sx={{ '&&': { flex: { xs: '1 0 100%', sm: 'none' } }, justifyContent: 'start', mx: -3 }}
        >
          {t('session.logout')}
        </Button>
      </PageHeading>
      {stats?.error && (
        <ErrorNotice
          title={t('dashboard.failed')}
          error={stats.error}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      )}
      {stats && !stats.error && (
        <Suspense fallback={<StatsSkeleton />}>
          {stats.data ? <ShopStats stats={stats.data} /> : <StatsSkeleton />}
        </Suspense>
      )}
      <SectionLinks />
    </Stack>
  );
}
