import type { Product } from '@shop/contract/schemas';
import { stockOf } from '../../features/cart/cart-line.ts';

/** What the shopper has chosen on a product page (PROD-5). */
export type Selection = { color: string | null; size: string | null; quantity: number };

export type SelectionAction =
  | { type: 'color'; color: string }
  | { type: 'size'; size: string }
  | { type: 'quantity'; quantity: number; most: number };

/** Nothing chosen; a product of one colour has it chosen, for there is no choice to make. */
export function firstSelection(product: Product): Selection {
  const [only, ...others] = product.colors;
  return { color: only && others.length === 0 ? only.color_name : null, size: null, quantity: 1 };
}

/** PROD-5: a colour resets size and quantity, a size sets quantity 1, a quantity stays within 1 and the stock. */
export function selectionReducer(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'color':
      return { color: action.color, size: null, quantity: 1 };
    case 'size':
      return { ...selection, size: action.size, quantity: 1 };
    case 'quantity':
      return { ...selection, quantity: Math.max(1, Math.min(action.quantity, action.most)) };
    default:
      return selection;
  }
}

/** The stock of what is chosen; undefined until both a colour and a size are. */
export function selectedStock(product: Product, { color, size }: Selection): number | undefined {
  if (color === null || size === null) return undefined;
  return stockOf(product.colors, { color, size }) ?? 0;
}

/** PROD-6: a colour and a size are chosen and there are enough of them. */
export function isAvailable(product: Product, selection: Selection): boolean {
  return (selectedStock(product, selection) ?? 0) >= selection.quantity;
}
