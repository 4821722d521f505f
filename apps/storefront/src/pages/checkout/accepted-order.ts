import { parseMoney } from '@shop/contract/money';
import { cartTotals, lineTotal, type CartTotals } from '../../features/cart/cart-totals.ts';
import { stateField } from '../../lib/navigation-state.ts';
import type { AcceptedSubmission } from './submit-order.ts';

/** The data of the confirmation, without name, address and contact (P1). */
export type AcceptedOrder = {
  /** Missing when the API server sends none. */
  number?: string;
  totals: CartTotals;
  pieces: {
    name: string;
    color: string;
    size: string;
    quantity: number;
    /** The URL of the image; empty without one. */
    image: string;
    /** The total of the line, as two-decimal text in TND. */
    amount: string;
  }[];
  /** The first submission was accepted, without changes that were made after its response was lost. */
  isEarlierSubmission?: boolean;
};

/** Creates the data that the confirmation stores in the history entry. */
export function acceptedOrder({
  lines,
  confirmation,
  isEarlierSubmission,
}: AcceptedSubmission): AcceptedOrder {
  const totals = cartTotals(lines);
  return {
    ...(confirmation.command_id && { number: confirmation.command_id }),
    totals: { ...totals, total: confirmation.total_amount ?? totals.total },
    pieces: lines.map((line) => ({
      name: line.productName,
      color: line.color,
      size: line.size,
      quantity: line.quantity,
      image: line.image,
      amount: lineTotal(line),
    })),
    ...(isEarlierSubmission && { isEarlierSubmission }),
  };
}

/** Reads the order from a navigation state, for example after a reload. Undefined for any other state (F5). */
export function acceptedOrderFromState(state: unknown): AcceptedOrder | undefined {
  const placed = stateField(state, 'placed');
  const [number, pieces] = ['number', 'pieces'].map((name) => stateField(placed, name));
  const totals = readTotals(stateField(placed, 'totals'));
  if (!totals) return undefined;
  return {
    ...(typeof number === 'string' && { number }),
    totals,
    pieces: Array.isArray(pieces) ? pieces.map(readPiece) : [],
    ...(stateField(placed, 'isEarlierSubmission') === true && { isEarlierSubmission: true }),
  };
}

function readTotals(value: unknown): CartTotals | undefined {
  const [subtotal, shipping, total] = ['subtotal', 'shipping', 'total'].map((name) =>
    readAmount(stateField(value, name)),
  );
  return subtotal && shipping && total ? { subtotal, shipping, total } : undefined;
}

function readAmount(value: unknown): string | undefined {
  return typeof value === 'string' && parseMoney(value) !== undefined ? value : undefined;
}

function readPiece(value: unknown): AcceptedOrder['pieces'][number] {
  const quantity = stateField(value, 'quantity');
  const text = (name: string) => {
    const field = stateField(value, name);
    return typeof field === 'string' ? field : '';
  };
  return {
    name: text('name'),
    color: text('color'),
    size: text('size'),
    quantity: typeof quantity === 'number' && Number.isSafeInteger(quantity) ? quantity : 1,
    image: text('image'),
    amount: readAmount(stateField(value, 'amount')) ?? '0.00',
  };
}
