import { useQuery } from '@tanstack/react-query';
import { STATS } from '../../features/orders/order-reads.ts';
import { useShop } from '../../platform/shop-context.ts';
import { lastDays } from '../../platform/shop-days.ts';

/** Enough for the longest month. */
const STATS_DAYS = 31;

/** The owner's figures of the last days; null for a host that offers none (feature `stats`). */
export function useStats() {
  const { client } = useShop();
  const isOffered = client.features().has('stats');
  const request = useQuery({
    queryKey: [STATS],
    queryFn: ({ signal }) => client.readStats(lastDays(Date.now(), STATS_DAYS), { signal }),
    enabled: isOffered,
  });
  // A failing proxy in front of the host names no features: what failed stays in sight.
  return isOffered || request.error ? request : null;
}
