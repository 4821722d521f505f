import { useMemo, useState, useSyncExternalStore } from 'react';
import { formatDayRange } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { deliveryDates } from './delivery-dates.ts';

const subscribeToNothing = () => () => {};

/**
 * The days of the delivery of an order of today, such as "mar. 24 – jeu. 26 nov.". Empty until hydration,
 * because a page that the server rendered may be of another day.
 */
export function useDeliveryText(): string {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return useMemo(() => {
    if (!isHydrated) return '';
    const { first, last } = deliveryDates(now);
    return formatDayRange(first, last, language);
  }, [isHydrated, language, now]);
}
