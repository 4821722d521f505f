import type { Order } from '@shop/contract/schemas';

/** The id of an API server that counts its orders; -1 for any other id. */
function idNumber({ command_id: id }: Order): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

/** Newest first: by date and, without dates, by numeric id. Otherwise orders are not moved. */
export function compareNewest(one: Order, other: Order): number {
  const { created_at: at = '' } = one;
  const { created_at: otherAt = '' } = other;
  if (at !== otherAt) return at < otherAt ? 1 : -1;
  return idNumber(other) - idNumber(one);
}
