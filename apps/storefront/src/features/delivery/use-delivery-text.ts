import { useMemo, useState } from 'react';
import { formatDayRange } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { deliveryDates } from './delivery-dates.ts';

/**
 * The days of the delivery of an order of today, such as "mar. 24 – jeu. 26 nov.". Empty until the page is hydrated,
 * because a page that the server rendered may be of another day. The first format of a range of days is slow on a slow
 * phone, so it runs after the early clicks are answered.
 */
export function useDeliveryText(): string {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated) return '';
    const { first, last } = deliveryDates(now);
    return formatDayRange(first, last, language);
  }, [isHydrated, language, now]);
}
