import { LIMITS } from '@shop/contract/constants';
import { isSameLine, knownMaxQuantity, type CartLine, type LineKey } from './cart-line.ts';

/** The state named `shop` (CART-4). */
export type ShopState = {
  userInfo: unknown[];
  products: CartLine[];
  /** redux-persist's own state; absent until the restore begins. */
  _persist?: { version: number; rehydrated: boolean };
};

export const EMPTY_SHOP: ShopState = { userInfo: [], products: [] };

/** Selects one line by variant, or the first line of a product by `_id` alone (CART-2). */
type LineSelector = Pick<LineKey, '_id'> & Partial<LineKey>;

/**
 * The largest quantity: the stock of the current product. Without it, the stock that the line was added
 * with is used.
 */
type WithMaximum = { max?: number };

export type CartAction =
  | { type: 'cart/add'; line: CartLine }
  | ({ type: 'cart/increase'; line: LineSelector } & WithMaximum)
  | { type: 'cart/decrease'; line: LineSelector }
  | ({ type: 'cart/setQuantity'; line: LineSelector; quantity: number } & WithMaximum)
  | { type: 'cart/delete'; key: LineKey }
  | { type: 'cart/reset' }
  | { type: 'cart/replace'; products: CartLine[] };

/** The reducer of the cart's lines. An unknown action changes nothing. */
export function cartReducer(state: ShopState = EMPTY_SHOP, action: CartAction): ShopState {
  const products = reduceLines(state.products, action);
  return products === state.products ? state : { ...state, products };
}

function reduceLines(lines: CartLine[], action: CartAction): CartLine[] {
  switch (action.type) {
    case 'cart/add':
      return addLine(lines, action.line);
    case 'cart/increase':
      return changeLine(lines, action.line, (line) =>
        Math.max(line.quantity, Math.min(line.quantity + 1, maximumOf(line, action))),
      );
    case 'cart/decrease':
      return changeLine(lines, action.line, (line) => line.quantity - 1);
    case 'cart/setQuantity':
      return changeLine(lines, action.line, (line) =>
        Math.min(action.quantity, Math.max(maximumOf(line, action), 1)),
      );
    case 'cart/delete':
      return lines.filter((line) => !isSameLine(line, action.key));
    case 'cart/reset':
      return EMPTY_SHOP.products;
    case 'cart/replace':
      return action.products;
    default:
      return lines;
  }
}

/**
 * CART-1: adds the quantity to the line of the same variant, or adds a new line. The maximum is the stock
 * of the added line, because it is newer than the stock in the cart.
 */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  const existing = lines.find((line) => isSameLine(line, added));
  const quantity = Math.min((existing?.quantity ?? 0) + added.quantity, knownMaxQuantity(added));
  if (quantity < 1 || (!existing && lines.length >= LIMITS.orderLines)) return lines;
  const line = { ...added, quantity };
  return existing ? lines.map((each) => (each === existing ? line : each)) : [...lines, line];
}

/** CART-2: a quantity that is below 1 or not a whole number changes nothing. */
function changeLine(
  lines: CartLine[],
  selector: LineSelector,
  quantityOf: (line: CartLine) => number,
): CartLine[] {
  const selected = lines.find((line) => isSameLine({ ...line, ...selector }, line));
  if (!selected) return lines;
  const quantity = quantityOf(selected);
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity === selected.quantity) {
    return lines;
  }
  return lines.map((line) => (line === selected ? { ...line, quantity } : line));
}

function maximumOf(line: CartLine, { max = knownMaxQuantity(line) }: WithMaximum): number {
  return max;
}
