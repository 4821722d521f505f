import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useShop } from '../platform/shop-context.ts';
import { useAnnounce } from '../features/announce/announcer.tsx';
import { TitleCountContext } from '../platform/title-count.ts';
import { playChime } from '../features/orders/chime.ts';
import { ORDERS, STATS } from '../features/orders/order-reads.ts';
import { OrderWatchContext } from '../features/orders/order-watch-context.ts';

const ASK_EVERY_MS = 30_000;
/** The owner's wish, kept on this device. */
const WISH = 'order-alerts';

/**
 * Asks every half minute, while the page is in sight, whether orders have come in; then every list
 * on screen is read again, and the owner is told as she wishes. Hosts without `status` are not asked.
 */
export function OrderWatcher({ children }: { children: ReactNode }) {
  const { kept } = useShop();
  const [isAlerting, setAlerting] = useState(() => kept.read(WISH) === 'on');
  const waiting = useWaitingOrders();
  useArrivals(waiting, isAlerting);

  function wish(isWanted: boolean) {
    kept.write(WISH, isWanted ? 'on' : null);
    setAlerting(isWanted);
    if (isWanted) playChime();
  }

  return (
    <OrderWatchContext value={{ waiting, isAlerting, setAlerting: wish }}>
      <TitleCountContext value={isAlerting ? (waiting ?? 0) : 0}>{children}</TitleCountContext>
    </OrderWatchContext>
  );
}

function useWaitingOrders(): number | undefined {
  const { client } = useShop();
  const { data } = useQuery({
    queryKey: [ORDERS, 'counts'],
    queryFn: ({ signal }) => client.countOrders({ signal }),
    enabled: client.features().has('status'),
    refetchInterval: ASK_EVERY_MS,
  });
  return data?.new;
}

/** Only a new order adds to those that wait: a status never goes back to `new`. */
function useArrivals(waiting: number | undefined, isAlerting: boolean) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const known = useRef(waiting);

  useEffect(() => {
    const arrived = (waiting ?? 0) - (known.current ?? waiting ?? 0);
    known.current = waiting ?? known.current;
    if (arrived <= 0) return;
    announce(t('orders.arrived', { count: arrived }));
    if (isAlerting) playChime();
    for (const read of [ORDERS, STATS]) void queries.invalidateQueries({ queryKey: [read] });
  }, [waiting, isAlerting, announce, queries, t]);
}
