import { useQuery } from '@tanstack/react-query';
import { STATS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { lastDays } from '../../../lib/shop-days.ts';

/** Enough for the longest month. */
const STATS_DAYS = 31;

/** The statistics of the last days; null without the feature `stats`. */
export function useStats() {
  const { client } = useShop();
  const isOffered = client.features().has('stats');
  const request = useQuery({
    queryKey: [STATS],
    queryFn: ({ signal }) => client.stats.get(lastDays(Date.now(), STATS_DAYS), { signal }),
    enabled: isOffered,
  });
  // An error of a proxy has no features header: the error stays visible.
  return isOffered || request.error ? request : null;
}
