import { fold } from '@shop/contract/fold';
import type { OrderDraft } from '@shop/contract/schemas';
import { createHash } from 'node:crypto';
import { keyOf } from '../store/stock.ts';

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** What must be the same for a repeated idempotency key to be a repeat: the whole order, as it was read. */
export function bodyHash(draft: OrderDraft): string {
  return hash(draft);
}

/**
 * What makes two orders without a key the same order: who, where, which lines and the total,
 * whatever their case, spaces and order (O8).
 */
export function orderFingerprint(draft: OrderDraft): string {
  const lines = draft.command_products.map(
    (line) => `${line.product} ${keyOf(line)} ${line.quantity}`,
  );
  const { client_name: name, email, number, city, street } = draft;
  return hash([
    [name, email, number, city, street].map(fold),
    lines.toSorted(),
    draft.total_amount,
    draft.shipping_charge,
  ]);
}
