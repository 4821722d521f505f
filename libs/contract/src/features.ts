/** The features that this project's API server adds to section 7, as its header `Shop-Features` lists them. */
export const FEATURES = [
  'paging',
  'search',
  'filters',
  'sort',
  'facets',
  'product-read',
  'image-widths',
  'idempotency-key',
  'idempotent-creates',
  'refresh',
  'status',
  'order-dates',
  'order-sort',
  'message-status',
  'product-image-order',
  'site-image-order',
  'stock-merge',
  'product-conflict',
  'stats',
  'account',
  'two-factor',
  'staff',
] as const;

export type Feature = (typeof FEATURES)[number];

/** The response header that lists the enabled features, separated by spaces. */
export const FEATURES_HEADER = 'Shop-Features';
/** The response header with the number of rows of a list before paging. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';
/**
 * The request header that identifies repeated requests of one create (features `idempotency-key`: orders,
 * `idempotent-creates`: products, site images, messages, changes and notes of orders).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Parses a `Shop-Features` value. Unknown names are omitted; a missing header lists no feature. */
export function parseFeatures(header: string | null | undefined): ReadonlySet<Feature> {
  const names = new Set((header ?? '').split(/\s+/));
  return new Set(FEATURES.filter((feature) => names.has(feature)));
}
