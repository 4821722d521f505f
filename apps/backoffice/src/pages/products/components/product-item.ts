import type { Product } from '@shop/contract/schemas';
import type { StockEditors } from '../hooks/use-stock-editors.ts';

/** A product in the list: a card, or a row of the table. */
export type ProductItemProps = {
  product: Product;
  stock: StockEditors;
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};
