import type { Product } from '@shop/contract/schemas';
import { variantStock } from '@shop/contract/variant-stock';
import { isColorSoldOut } from '../../features/catalogue/sold-out.ts';
import { isColorParam, type VariantParams } from '../../lib/variant-params.ts';

/** The shopper's selection on a product page (PROD-5). */
export type Selection = { color: string | null; size: string | null; quantity: number };

export type SelectionAction =
  | { type: 'color'; color: string }
  | { type: 'size'; size: string }
  | { type: 'quantity'; quantity: number };

/**
 * The initial selection: the colour and size of the URL, otherwise the first colour in stock, so that its sizes
 * are visible at once. A size is selected only when the colour has no other.
 */
export function initialSelection(
  product: Product,
  wanted: VariantParams = { color: null, size: null },
): Selection {
  const { colors } = product;
  const chosen = colors.find(
    ({ color_name }) => wanted.color !== null && isColorParam(color_name, wanted.color),
  );
  const color = chosen ?? colors.find((each) => !isColorSoldOut(each)) ?? colors[0];
  if (!color) return { color: null, size: null, quantity: 1 };
  const selection = withColor(product, color.color_name);
  const isSize = chosen?.sizes.some(({ size }) => size === wanted.size) ?? false;
  return isSize ? { ...selection, size: wanted.size } : selection;
}

/** Whether all sizes of the selected colour are sold out. */
export function isSelectedColorSoldOut({ colors }: Product, { color }: Selection): boolean {
  return colors.some((each) => each.color_name === color && isColorSoldOut(each));
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
      const max = Math.max(1, selectedStock(product, selection) ?? 1);
      return { ...selection, quantity: Math.max(1, Math.min(action.quantity, max)) };
    }
    default:
      return selection;
  }
}

/** Selects a colour, and its size when it has only one that is in stock. */
function withColor(product: Product, color: string): Selection {
  const only = singleItem(
    product.colors.find(({ color_name }) => color_name === color)?.sizes ?? [],
  );
  return { color, size: only && only.quantity > 0 ? only.size : null, quantity: 1 };
}

function singleItem<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** The stock of the selected variant; undefined without a colour or a size. */
export function selectedStock(product: Product, { color, size }: Selection): number | undefined {
  if (color === null || size === null) return undefined;
  return variantStock(product.colors, { color, size }) ?? 0;
}

/** Whether the selected colour or size is sold out, so that nothing of it can be added to the cart. */
export function isSelectionSoldOut(product: Product, selection: Selection): boolean {
  return isSelectedColorSoldOut(product, selection) || selectedStock(product, selection) === 0;
}

/** PROD-6: whether a colour and a size are selected, with enough stock for the quantity. */
export function isAvailable(product: Product, selection: Selection): boolean {
  return (selectedStock(product, selection) ?? 0) >= selection.quantity;
}
