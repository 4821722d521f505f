import { createContext, use } from 'react';

/** The notifications of new orders. */
export type OrderNotificationsState = {
  /** The number of orders with the status `new`; undefined without the feature `status`. */
  newOrderCount: number | undefined;
  /** Whether a sound and a count in the tab's title announce new orders. */
  isEnabled: boolean;
  setEnabled: (isEnabled: boolean) => void;
};

export const OrderNotificationsContext = createContext<OrderNotificationsState>({
  newOrderCount: undefined,
  isEnabled: false,
  setEnabled: () => undefined,
});

/** The number of new orders and the owner's setting. */
export function useOrderNotifications(): OrderNotificationsState {
  return use(OrderNotificationsContext);
}
