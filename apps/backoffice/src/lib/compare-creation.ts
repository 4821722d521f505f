/** When an item was created, and its id, for API servers that send no date. */
export type Creation = { id: string; at: string | undefined };

/** The id of an API server that counts its items; -1 for any other id. */
function idNumber(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

/** Newest first: by date and, without dates, by numeric id. Otherwise items are not moved. */
export function compareCreation(one: Creation, other: Creation): number {
  const { at = '' } = one;
  const { at: otherAt = '' } = other;
  if (at !== otherAt) return at < otherAt ? 1 : -1;
  return idNumber(other.id) - idNumber(one.id);
}
