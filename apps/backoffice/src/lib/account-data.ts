import type { SafeStorage } from '@shop/app-kit';
import { removeSavedFilters } from './saved-filters.ts';

/** The key in the storage of the order that is being entered. */
export const ORDER_DRAFT = 'order-draft';

/**
 * Removes what an account saved on this device: its filters, and the draft of an order, which has a customer's
 * address (P2).
 */
export function removeAccountData(storage: SafeStorage): void {
  removeSavedFilters(storage);
  storage.remove(ORDER_DRAFT);
}
