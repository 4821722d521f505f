import type { SafeStorage } from '@shop/app-kit';

/** The lists whose filters can be saved on the device. */
const LISTS = ['orders', 'products', 'messages', 'customers', 'security-events'] as const;

export type FilteredList = (typeof LISTS)[number];

/** The key in the storage of a list's saved filters. */
export function savedFiltersKey(list: FilteredList): string {
  return `saved-filters-${list}`;
}

/** Removes all saved filters: they belong to an account, not to the device (P2). */
export function removeSavedFilters(storage: SafeStorage): void {
  for (const list of LISTS) storage.remove(savedFiltersKey(list));
}
