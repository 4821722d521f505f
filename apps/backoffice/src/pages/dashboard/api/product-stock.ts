import { LOW_STOCK_PIECES } from '@shop/contract/constants';
import type { Order, Product, ProductStock } from '@shop/contract/schemas';

/** A product with those of its variants that are sold out or run out. */
export type StockRow = Omit<ProductStock, 'sold'> & {
  /** The pieces sold in the period; unknown without the feature `stats`. */
  sold?: number;
};

export type StockReport = {
  soldOut: StockRow[];
  lowStock: StockRow[];
  /** All products with a variant that is sold out, and the number of these variants. */
  soldOutProducts: number;
  soldOutVariants: number;
};

const MAX_ROWS = 20;

/** The same report as the API server's, from the lists; products with the most ordered pieces first. */
export function productStock(
  products: readonly Product[],
  orders: readonly Pick<Order, 'command_products'>[],
): StockReport {
  const pieces = orderedPieces(orders);
  const ranked = products.toSorted(
    (one, other) => (pieces.get(other.product_Id) ?? 0) - (pieces.get(one.product_Id) ?? 0),
  );
  const soldOut = rowsWith(ranked, (quantity) => quantity === 0);
  const lowStock = rowsWith(ranked, (quantity) => quantity > 0 && quantity <= LOW_STOCK_PIECES);
  return {
    soldOut: soldOut.slice(0, MAX_ROWS),
    lowStock: lowStock.slice(0, MAX_ROWS),
    soldOutProducts: soldOut.length,
    soldOutVariants: soldOut.reduce((sum, { variants }) => sum + variants.length, 0),
  };
}

function rowsWith(
  products: readonly Product[],
  isIncluded: (quantity: number) => boolean,
): StockRow[] {
  return products
    .map(({ product_Id, product_name, colors }) => ({
      product: product_Id,
      product_name,
      variants: colors.flatMap(({ color_name, sizes }) =>
        sizes
          .filter(({ quantity }) => isIncluded(quantity))
          .map(({ size, quantity }) => ({ color: color_name, size, quantity })),
      ),
    }))
    .filter(({ variants }) => variants.length > 0);
}

function orderedPieces(orders: readonly Pick<Order, 'command_products'>[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of orders.flatMap((order) => order.command_products)) {
    pieces.set(product.product_Id, (pieces.get(product.product_Id) ?? 0) + quantity);
  }
  return pieces;
}
