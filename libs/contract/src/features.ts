/** The features that this project's API server adds to section 7, as its header `Shop-Features` lists them. */
export const FEATURES = [
  'paging',
  'search',
  'search-relevance',
  'filters',
  'sort',
  'facets',
  'facet-counts',
  'product-read',
  'image-widths',
  'idempotency-key',
  'idempotent-creates',
  'refresh',
  'status',
  'order-dates',
  'order-sort',
  'order-limits',
  'quarantine',
  'order-edit',
  'drafts',
  'message-status',
  'product-image-order',
  'image-colors',
  'product-care',
  'site-image-order',
  'stock-merge',
  'product-conflict',
  'price-confirmation',
  'stats',
  'dashboard',
  'account',
  'two-factor',
  'staff',
  'known-device',
  'security-events',
  'private-search',
  'confirmation',
  'customers',
  'confirmation-link',
  'undo',
  'client-errors',
] as const;

/** The features that the storefront uses; a rendered page lists no others. */
export const SHOPPER_FEATURES = [
  'paging',
  'search',
  'search-relevance',
  'filters',
  'sort',
  'facets',
  'facet-counts',
  'product-read',
  'image-widths',
  'idempotency-key',
  'idempotent-creates',
  'order-limits',
  'quarantine',
  'client-errors',
] as const satisfies readonly (typeof FEATURES)[number][];

/** A set of features of which only those of shoppers are read. */
export type ShopperFeatures = { has: (feature: (typeof SHOPPER_FEATURES)[number]) => boolean };

export type Feature = (typeof FEATURES)[number];

/** The features of an API server, which may have names that are no features of the contract. */
export type FeatureSet = Pick<ReadonlySet<Feature>, 'has'> & Iterable<string>;

/** The response header that lists the enabled features, separated by spaces. */
export const FEATURES_HEADER = 'Shop-Features';
/** The response header with the number of rows of a list before paging. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';
/**
 * The request header that identifies repeated requests of one create (features `idempotency-key`: orders,
 * `idempotent-creates`: products, site images, messages, accounts, changes and notes of orders).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The request header of the search of orders, messages and customers, percent-encoded (feature `private-search`). */
export const SEARCH_HEADER = 'Shop-Search';

/** The response header of an error of the server (5xx): its request in the log, for somebody who calls for help. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The request header of a login with the device token of an earlier one (feature `known-device`). */
export const DEVICE_HEADER = 'Shop-Device';

/**
 * The names in a `Shop-Features` value; a missing header lists no feature. A name that is no feature is never read.
 */
export function parseFeatures(header: string | null | undefined): FeatureSet {
  return new Set(header?.match(/\S+/g));
}
