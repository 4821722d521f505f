import { keyOfVariant } from '@shop/contract/variant-key';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { OrderRequest } from '@shop/contract/schemas';
import { createHash } from 'node:crypto';

/** Without a key, an equal order within this time is the same order. */
export const SAME_ORDER_WINDOW_MS = 60_000;

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/**
 * The hash of an order: a repeated idempotency key must have the same one. The data about its form changes with each
 * attempt.
 */
export function bodyHash({ form: _form, ...draft }: OrderRequest): string {
  return hash(draft);
}

/**
 * The fingerprint of an order without a key: contact, address, lines and total, in any case, spacing and
 * line order (O8).
 */
export function orderFingerprint(draft: OrderRequest): string {
  const lines = draft.command_products.map(
    (line) => `${line.product} ${keyOfVariant(line)} ${line.quantity}`,
  );
  const { client_name: name, email, number, city, street } = draft;
  return hash([
    [name, email, number, city, street].map(normalizeForSearch),
    lines.toSorted(),
    draft.total_amount,
    draft.shipping_charge,
  ]);
}
