import type { ProductHistoryEntry, SavedProduct } from '@shop/contract/schemas';
import { readChoice, readFields, readId, readNullable, readText, readTimestamp } from './fields.ts';
import { readProduct } from './product.ts';
import { readChanges } from './security-event.ts';

const TYPES: readonly ProductHistoryEntry['type'][] = [
  'product_created',
  'product_changed',
  'product_change_undone',
  'product_deleted',
  'product_restored',
];

/** Reads an entry of the history of a product (feature `undo`). @throws InvalidResponseError */
export function readProductHistoryEntry(value: unknown): ProductHistoryEntry {
  const fields = readFields(value, 'entry');
  return {
    id: readId(fields, 'id'),
    at: readTimestamp(fields, 'at'),
    type: readChoice(fields, 'type', TYPES),
    by: readNullable(fields, 'by', readText),
    changes: readChanges(fields),
    ...(fields['undo_until'] !== undefined && { undo_until: readTimestamp(fields, 'undo_until') }),
  };
}

/**
 * Reads a saved product, with the id of the change where it can be undone (feature `undo`). @throws
 * InvalidResponseError
 */
export function readSavedProduct(value: unknown, base: URL): SavedProduct {
  const fields = readFields(value, 'product');
  return {
    ...readProduct(value, base),
    ...(fields['change_id'] !== undefined && { change_id: readId(fields, 'change_id') }),
  };
}
