/** What this project's host adds to section 7, by the names of its `Shop-Features` header (host.md, "Features"). */
export const FEATURES = [
  'paging',
  'search',
  'filters',
  'sort',
  'facets',
  'product-read',
  'picture-widths',
  'idempotency-key',
  'refresh',
  'status',
  'query-status',
  'picture-order',
  'image-order',
  'stock-merge',
  'stats',
] as const;

export type Feature = (typeof FEATURES)[number];

/** The answer header that names the features switched on, space-separated. */
export const FEATURES_HEADER = 'Shop-Features';
/** The answer header that counts a paged list's rows before paging. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';
/** The request header that makes one order of many sends (feature `idempotency-key`). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Reads a `Shop-Features` value; names outside the closed list are left out, a missing header is none. */
export function parseFeatures(header: string | null | undefined): ReadonlySet<Feature> {
  const names = new Set((header ?? '').split(/\s+/));
  return new Set(FEATURES.filter((feature) => names.has(feature)));
}
