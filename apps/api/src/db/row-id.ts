/** Parses the id of a client; undefined when no row can have it. */
export function parseRowId(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
