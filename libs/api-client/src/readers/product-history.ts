import type { ProductHistoryEntry, SavedProduct } from '@shop/contract/schemas';
import { PRODUCT_HISTORY_TYPES } from '@shop/contract/security-events';
import { readEditHistoryEntry } from './edit-history.ts';
import { readFields, readId } from './fields.ts';
import { readProduct } from './product.ts';

/** Reads an entry of the history of a product (feature `undo`). @throws InvalidResponseError */
export function readProductHistoryEntry(value: unknown): ProductHistoryEntry {
  return readEditHistoryEntry(value, PRODUCT_HISTORY_TYPES);
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
