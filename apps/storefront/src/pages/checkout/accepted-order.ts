import { parseMoney } from '@shop/contract/money';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { stateField } from '../../lib/navigation-state.ts';
import type { AcceptedSubmission } from './submit-order.ts';

/** The data of the confirmation, without name, address and contact (P1). */
export type AcceptedOrder = {
  /** Missing when the API server sends none. */
  number?: string;
  /** Two-decimal text in TND. */
  total: string;
  pieces: { name: string; color: string; size: string; quantity: number }[];
  /** The first submission was accepted, without changes that were made after its response was lost. */
  isEarlierSubmission?: boolean;
};

/** Creates the data that the confirmation stores in the history entry. */
export function acceptedOrder({
  lines,
  confirmation,
  isEarlierSubmission,
}: AcceptedSubmission): AcceptedOrder {
  return {
    ...(confirmation.command_id && { number: confirmation.command_id }),
    total: confirmation.total_amount ?? cartTotals(lines).total,
    pieces: lines.map(({ productName, color, size, quantity }) => ({
      name: productName,
      color,
      size,
      quantity,
    })),
    ...(isEarlierSubmission && { isEarlierSubmission }),
  };
}

/** Reads the order from a navigation state, for example after a reload. Undefined for any other state (F5). */
export function acceptedOrderFromState(state: unknown): AcceptedOrder | undefined {
  const placed = stateField(state, 'placed');
  const [number, total, pieces] = ['number', 'total', 'pieces'].map((name) =>
    stateField(placed, name),
  );
  if (typeof total !== 'string' || parseMoney(total) === undefined) return undefined;
  return {
    ...(typeof number === 'string' && { number }),
    total,
    pieces: Array.isArray(pieces) ? pieces.map(readPiece) : [],
    ...(stateField(placed, 'isEarlierSubmission') === true && { isEarlierSubmission: true }),
  };
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
  };
}
