import { createContext, use } from 'react';

/** What is known of the orders that have come in, wherever the owner is. */
export type OrderWatch = {
  /** How many wait to be confirmed; undefined where the host cannot tell (feature `status`). */
  waiting: number | undefined;
  /** Whether the owner wishes to hear of new orders, and to see their number in the tab. */
  isAlerting: boolean;
  setAlerting: (isAlerting: boolean) => void;
};

export const OrderWatchContext = createContext<OrderWatch>({
  waiting: undefined,
  isAlerting: false,
  setAlerting: () => undefined,
});

/** The orders that wait, and the owner's wish to be told of them. */
export function useOrderWatch(): OrderWatch {
  return use(OrderWatchContext);
}
