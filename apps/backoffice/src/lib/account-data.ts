import type { SafeStorage } from '@shop/app-kit';
import { removeSavedFilters } from './saved-filters.ts';

/** The key in the storage of the order that is being entered. */
export const ORDER_DRAFT = 'order-draft';
/** The key in the storage of the outcome of a call that is not recorded yet. */
export const PENDING_OUTCOME = 'pending-outcome';

/**
 * Removes what an account saved on this device: its filters, the draft of an order, which has a customer's address, and
 * the outcome of a call, which may have a note (P2).
 */
export function removeAccountData(storage: SafeStorage): void {
  removeSavedFilters(storage);
  storage.remove(ORDER_DRAFT);
  storage.remove(PENDING_OUTCOME);
}
