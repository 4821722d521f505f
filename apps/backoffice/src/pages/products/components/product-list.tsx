import useMediaQuery from '@mui/material/useMediaQuery';
import type { Product } from '@shop/contract/schemas';
import { customMedia } from '@shop/ui/tokens';
import { CardGrid } from '../../../components/card-grid.tsx';
import type { StockEditors } from '../hooks/use-stock-editors.ts';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';
import { ProductTable } from './product-table.tsx';

export type ProductListProps = {
  products: readonly Product[];
  stock: StockEditors;
  onEdit: (product: Product) => void;
  onDuplicate: (product: Product) => void;
  onDelete: (product: Product) => void;
};

/** The products of a page: a table in a desktop window, cards in narrower ones. */
export function ProductList({ products, stock, ...actions }: ProductListProps) {
  const isTable = useIsTable();
  const Item = isTable ? ProductRow : ProductCard;
  const items = products.map((product) => (
    <Item
      key={product.product_Id}
      product={product}
      stock={stock}
      onEdit={() => actions.onEdit(product)}
      onDuplicate={() => actions.onDuplicate(product)}
      onDelete={() => actions.onDelete(product)}
    />
  ));
  return isTable ? <ProductTable>{items}</ProductTable> : <CardGrid card="row">{items}</CardGrid>;
}

/** Whether the window has room for the table. */
export function useIsTable(): boolean {
  return useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
}
