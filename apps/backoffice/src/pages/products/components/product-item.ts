import type { Product } from '@shop/contract/schemas';
import type { StockEditors } from '../hooks/use-stock-editors.ts';

/** A product in the list: a card, or a row of the table. */
export type ProductItemProps = {
  product: Product;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  stock: StockEditors;
  onEdit: () => void;
  onDuplicate: () => void;
  onHistory: () => void;
  onDelete: () => void;
};
