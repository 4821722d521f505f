import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STATS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { lastDays } from '@shop/contract/day-range';
import { PERIOD_DAYS, type Period } from './period.ts';

/** What to do and the figures of a period; null without the feature `dashboard`. */
export function useDashboard(period: Period) {
  const { client } = useShop();
  const isOffered = client.features().has('dashboard');
  const request = useQuery({
    queryKey: [STATS, 'dashboard', period],
    queryFn: ({ signal }) =>
      client.stats.getDashboard(lastDays(Date.now(), PERIOD_DAYS[period]), { signal }),
    enabled: isOffered,
    placeholderData: keepPreviousData,
  });
  return isOffered || request.error ? request : null;
}
