import type { Order, Stats } from '@shop/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { productStock, type StockReport } from './product-stock.ts';
import type { useStats } from './use-stats.ts';

/**
 * The variants that are sold out and that run out: from the statistics, or else from the list of
 * products, ranked by the pieces in the given orders.
 */
export function useProductStock(
  stats: ReturnType<typeof useStats>,
  orders: readonly Order[] | undefined,
) {
  const { client } = useShop();
  const products = useQuery({
    queryKey: [PRODUCTS, 'stock'],
    queryFn: ({ signal }) => client.products.list({}, { signal }),
    enabled: stats === null,
  });
  const listed = useMemo(
    () => products.data && productStock(products.data.items, orders ?? []),
    [products.data, orders],
  );
  return { stock: stats ? fromStats(stats.data) : listed, products };
}

function fromStats(stats: Stats | undefined): StockReport | undefined {
  if (!stats) return undefined;
  const { sold_out, low_stock, to_do } = stats;
  return {
    soldOut: sold_out,
    lowStock: low_stock,
    soldOutProducts: to_do.sold_out_products,
    soldOutVariants: to_do.sold_out_variants,
  };
}
