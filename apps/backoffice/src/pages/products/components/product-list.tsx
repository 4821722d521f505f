import type { Product } from '@shop/contract/schemas';
import { CardGrid } from '../../../components/card-grid.tsx';
import { SelectPage } from '../../../features/resource-list/select-page.tsx';
import type { Selection } from '../../../features/resource-list/use-selection.ts';
import type { StockEditors } from '../hooks/use-stock-editors.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductItemProps } from './product-item.ts';
import { ProductRow } from './product-row.tsx';
import { ProductTable, type ProductTableSettings } from './product-table.tsx';

export type ProductListProps = {
  products: readonly Product[];
  selection: Selection<Product>;
  stock: StockEditors;
  /** Cards without it. */
  table: ProductTableSettings | undefined;
  onEdit: (product: Product) => void;
  onDuplicate: (product: Product) => void;
  onHistory: (product: Product) => void;
  onDelete: (product: Product) => void;
};

/** The products of a page: a table in a desktop window, cards in narrower ones. */
export function ProductList(props: ProductListProps) {
  const { products, selection, stock, table, ...actions } = props;
  const itemProps = (product: Product): ProductItemProps => ({
    product,
    isSelected: selection.has(product),
    onSelect: (isSelected) => selection.select([product], isSelected),
    stock,
    onEdit: () => actions.onEdit(product),
    onDuplicate: () => actions.onDuplicate(product),
    onHistory: () => actions.onHistory(product),
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
    <ProductTable
      {...table}
      selectPage={<SelectPage items={products} selection={selection} hasLabel={false} />}
    >
      {products.map((product) => (
        <ProductRow key={product.product_Id} {...itemProps(product)} columns={table.columns} />
      ))}
    </ProductTable>
  );
}
