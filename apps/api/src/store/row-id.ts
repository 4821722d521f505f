/** Reads a row's number from a client's opaque id; undefined when no row of ours can have it. */
export function parseRowId(id: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
