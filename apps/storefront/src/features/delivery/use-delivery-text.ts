import { useSyncExternalStore } from 'react';
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
  return useSyncExternalStore(
    subscribeToNothing,
    () => {
      const { first, last } = deliveryDates(new Date());
      return formatDayRange(first, last, language);
    },
    () => '',
  );
}
