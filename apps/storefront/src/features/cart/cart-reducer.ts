import { LIMITS } from '@shop/contract/constants';
import { isSameLine, mostOf, type CartLine, type LineKey } from './cart-line.ts';

/** The state named `shop` (CART-4). */
export type ShopState = {
  userInfo: unknown[];
  products: CartLine[];
  /** Where the restoring stands; missing until it begins. */
  _persist?: { version: number; rehydrated: boolean };
};

export const EMPTY_SHOP: ShopState = { userInfo: [], products: [] };

/** Which line a change of quantity means: one variant, or the first line of a product (CART-2). */
type LineChoice = Pick<LineKey, '_id'> & Partial<LineKey>;

export type CartAction =
  | { type: 'cart/add'; line: CartLine }
  | { type: 'cart/increase'; choice: LineChoice }
  | { type: 'cart/decrease'; choice: LineChoice }
  | { type: 'cart/delete'; key: LineKey }
  | { type: 'cart/reset' }
  | { type: 'cart/replace'; products: CartLine[] }
  | { type: 'cart/keep-in-memory' };

/** Holds the cart's lines; any other action changes nothing. */
export function cartReducer(state: ShopState = EMPTY_SHOP, action: CartAction): ShopState {
  if (action.type === 'cart/keep-in-memory') {
    return { ...state, _persist: { version: 1, rehydrated: true } };
  }
  const products = changeLines(state.products, action);
  return products === state.products ? state : { ...state, products };
}

type LineAction = Exclude<CartAction, { type: 'cart/keep-in-memory' }>;

function changeLines(lines: CartLine[], action: LineAction): CartLine[] {
  switch (action.type) {
    case 'cart/add':
      return addLine(lines, action.line);
    case 'cart/increase':
      return changeQuantity(lines, action.choice, 1);
    case 'cart/decrease':
      return changeQuantity(lines, action.choice, -1);
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
 * CART-1: the same variant adds up, anything else is a new line; never above the stock known to
 * what was added, which is newer than what the cart remembers.
 */
export function addLine(lines: CartLine[], added: CartLine): CartLine[] {
  const most = mostOf(added);
  const present = lines.find((line) => isSameLine(line, added));
  const quantity = Math.min((present?.quantity ?? 0) + added.quantity, most);
  if (quantity < 1 || (!present && lines.length >= LIMITS.orderLines)) return lines;
  const line = { ...added, quantity };
  return present ? lines.map((each) => (each === present ? line : each)) : [...lines, line];
}

function changeQuantity(lines: CartLine[], choice: LineChoice, by: 1 | -1): CartLine[] {
  const chosen = lines.find((line) => isSameLine({ ...line, ...choice }, line));
  if (!chosen) return lines;
  const quantity = chosen.quantity + by;
  if (quantity < 1 || (by > 0 && quantity > mostOf(chosen))) return lines;
  return lines.map((line) => (line === chosen ? { ...line, quantity } : line));
}
