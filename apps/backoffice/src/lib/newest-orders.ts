import type { Order } from '@shop/contract/schemas';
import { compareCreation, type Creation } from './compare-creation.ts';

function creationOf({ command_id: id, created_at: at }: Order): Creation {
  return { id, at };
}

/** Newest first: by date and, without dates, by numeric id. Otherwise orders are not moved. */
export function compareNewest(one: Order, other: Order): number {
  return compareCreation(creationOf(one), creationOf(other));
}
