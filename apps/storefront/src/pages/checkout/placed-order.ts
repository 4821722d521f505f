import { parseMoney } from '@shop/contract/money';
import { cartTotals } from '../../features/cart/cart-totals.ts';
import { stateField } from '../../platform/navigation-state.ts';
import type { Taken } from './send-order.ts';

/** What the confirmation shows: no name, no address, no contact (P1). */
export type PlacedOrder = {
  /** Missing where the host tells none. */
  number?: string;
  /** Two-decimal text in TND. */
  total: string;
  pieces: { name: string; color: string; size: string; quantity: number }[];
  /** It is as it was first sent: what was changed after a lost answer is not in it. */
  isEarlier?: boolean;
};

/** What was ordered, as the confirmation keeps it in the page's own history. */
export function placedOrder({ lines, answer, isEarlier }: Taken): PlacedOrder {
  return {
    ...(answer.command_id && { number: answer.command_id }),
    total: answer.total_amount ?? cartTotals(lines).total,
    pieces: lines.map(({ productName, color, size, quantity }) => ({
      name: productName,
      color,
      size,
      quantity,
    })),
    ...(isEarlier && { isEarlier }),
  };
}

/** Reads the order a navigation state holds, after a reload for instance; foreign states hold none (F5). */
export function placedFromState(state: unknown): PlacedOrder | undefined {
  const placed = stateField(state, 'placed');
  const [number, total, pieces] = ['number', 'total', 'pieces'].map((name) =>
    stateField(placed, name),
  );
  if (typeof total !== 'string' || parseMoney(total) === undefined) return undefined;
  return {
    ...(typeof number === 'string' && { number }),
    total,
    pieces: Array.isArray(pieces) ? pieces.map(readPiece) : [],
    ...(stateField(placed, 'isEarlier') === true && { isEarlier: true }),
  };
}

function readPiece(value: unknown): PlacedOrder['pieces'][number] {
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
