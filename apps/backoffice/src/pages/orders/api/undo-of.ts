import type { Order, OrderHistory, OrderUndoRequest } from '@shop/contract/schemas';

/**
 * The request that undoes an entry of the history of an order (feature `undo`), and until when; undefined for an entry
 * that cannot be undone.
 */
export function undoOf(
  { version }: Pick<Order, 'version'>,
  { undo, undo_until: until }: OrderHistory,
): { request: OrderUndoRequest; until: string } | undefined {
  if (undo) return { request: { change: undo.change }, until: undo.until };
  return until === undefined || version === undefined ? undefined : { request: { version }, until };
}
