import type { Order } from '@shop/contract/schemas';

/**
 * The version of an order whose latest entry of the history is a change that can be undone; undefined after a note,
 * which would undo the change before it, and without the feature `undo`.
 */
export function undoableVersion(order: Order | null): string | undefined {
  return order?.history?.at(-1)?.undo_until === undefined ? undefined : order.version;
}
