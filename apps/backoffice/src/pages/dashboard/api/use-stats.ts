import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIsOwner } from '../../../lib/admin-context.ts';
import { STATS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { lastDays } from '@shop/contract/day-range';
import { PERIOD_DAYS, type Period } from './period.ts';

/** The statistics of a period; null without the feature `stats`, and for the staff, who see no figures. */
export function useStats(period: Period) {
  const { client } = useShop();
  const isOwner = useIsOwner();
  const isOffered = isOwner && client.features().has('stats');
  const request = useQuery({
    queryKey: [STATS, period],
    queryFn: ({ signal }) =>
      client.stats.get(lastDays(Date.now(), PERIOD_DAYS[period]), { signal }),
    enabled: isOffered,
    placeholderData: keepPreviousData,
  });
  // An error of a proxy has no features header: the error stays visible.
  return isOffered || (isOwner && request.error) ? request : null;
}
