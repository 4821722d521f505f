import { useShop } from '../../../lib/shop-context.ts';
import type { StockReport } from './product-stock.ts';
import { itemsOf, knownItems, rankToDo, type ToDoItem } from './to-do-items.ts';
import type { useDashboard } from './use-dashboard.ts';
import type { useNewOrderCount } from './use-new-order-count.ts';
import type { useStats } from './use-stats.ts';

export type ToDoSources = {
  dashboard: ReturnType<typeof useDashboard>;
  newOrders: ReturnType<typeof useNewOrderCount>;
  stats: ReturnType<typeof useStats>;
  stock: StockReport | undefined;
  /** Whether the products could not be loaded. */
  hasFailed: boolean;
};

/** What is to do, in its order; undefined while it loads, and only what is known without the feature `dashboard`. */
export function useToDo({ dashboard, newOrders, stats, stock, hasFailed }: ToDoSources): {
  items: readonly ToDoItem[] | undefined;
  isWhole: boolean;
} {
  const { client } = useShop();
  if (dashboard?.data) {
    const hasQueue = client.features().has('confirmation');
    return { items: rankToDo(itemsOf(dashboard.data.to_do, { hasQueue })), isWhole: true };
  }
  if (dashboard && !dashboard.error) return { items: undefined, isWhole: true };
  // All of it appears at once, so that no row moves while another one loads.
  const hasNoStock = hasFailed || Boolean(stats?.error);
  const isLoading =
    (newOrders.isEnabled && newOrders.isPending) ||
    (stats?.isPending ?? false) ||
    !(stock || hasNoStock);
  if (isLoading) return { items: undefined, isWhole: false };
  const items = knownItems({ newOrders: newOrders.data, toDo: stats?.data?.to_do, stock });
  return { items: rankToDo(items), isWhole: false };
}
