import type { Product } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import type { StockEditors } from '../hooks/use-stock-editors.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductItemProps } from './product-item.ts';
import { ProductRow } from './product-row.tsx';
import { ProductTable, type ProductTableSettings } from './product-table.tsx';

export type ProductListProps = {
  products: readonly Product[];
  stock: StockEditors;
  /** Cards without it. */
  table: ProductTableSettings | undefined;
  onEdit: (product: Product) => void;
  onDuplicate: (product: Product) => void;
  onDelete: (product: Product) => void;
};

/** The products of a page: a table in a desktop window, cards in narrower ones. */
export function ProductList({ products, stock, table, ...actions }: ProductListProps) {
  const itemProps = (product: Product): ProductItemProps => ({
    product,
    stock,
    onEdit: () => actions.onEdit(product),
    onDuplicate: () => actions.onDuplicate(product),
    onDelete: () => actions.onDelete(product),
  });
  if (!table) {
    return (
      <CardGrid card="row">
        {products.map((product) => (
          <ProductCard key={product.product_Id} {...itemProps(product)} />
        ))}
      </CardGrid>
    );
  }
  return (
    <ProductTable {...table}>
      {products.map((product) => (
        <ProductRow key={product.product_Id} {...itemProps(product)} columns={table.columns} />
      ))}
    </ProductTable>
  );
}
