import type { Product, ProductColor } from '@shop/contract/schemas';
import { stockOf } from '../../features/cart/cart-line.ts';

/** What the shopper has chosen on a product page (PROD-5). */
export type Selection = { color: string | null; size: string | null; quantity: number };

export type SelectionAction =
  | { type: 'color'; color: string }
  | { type: 'size'; size: string }
  | { type: 'quantity'; quantity: number };

/** Nothing chosen; a product of one colour has it chosen, for there is no choice to make. */
export function firstSelection(product: Product): Selection {
  const only = theOnly(product.colors);
  return only ? withColor(product, only.color_name) : { color: null, size: null, quantity: 1 };
}

/** Whether nothing at all is left of a colour. */
export function isColorSoldOut({ sizes }: ProductColor): boolean {
  return sizes.every(({ quantity }) => quantity === 0);
}

/** PROD-5: a colour resets size and quantity, a size sets quantity 1, a quantity stays within 1 and the stock. */
export function changeSelection(
  product: Product,
  selection: Selection,
  action: SelectionAction,
): Selection {
  switch (action.type) {
    case 'color':
      return withColor(product, action.color);
    case 'size':
      return { ...selection, size: action.size, quantity: 1 };
    case 'quantity': {
      const most = Math.max(1, selectedStock(product, selection) ?? 1);
      return { ...selection, quantity: Math.max(1, Math.min(action.quantity, most)) };
    }
    default:
      return selection;
  }
}

/** A colour that comes in one size only, and is not sold out, has it chosen with it. */
function withColor(product: Product, color: string): Selection {
  const only = theOnly(product.colors.find(({ color_name }) => color_name === color)?.sizes ?? []);
  return { color, size: only && only.quantity > 0 ? only.size : null, quantity: 1 };
}

function theOnly<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
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
