import type { QueryClient } from '@tanstack/react-query';
import { BIN, CALLS, CUSTOMERS, ORDERS, PRODUCTS, STATS } from './query-keys.ts';

/**
 * Invalidates what a change of an order changes: the orders with their counts, the shown call, the customers, the stock
 * of products, the statistics and the bin. The next call is not taken again.
 * @param options.isCallEnded whether the shown call has its outcome: it is not taken again either
 */
export async function invalidateOrderEffects(
  queryClient: QueryClient,
  { isCallEnded = false } = {},
): Promise<void> {
  const keys = [[ORDERS], [CUSTOMERS], [PRODUCTS], [STATS], [BIN]];
  if (!isCallEnded) keys.push([CALLS, 'one']);
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
