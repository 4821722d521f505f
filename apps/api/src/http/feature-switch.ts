import type { EndpointName } from '@shop/contract/endpoints';
import type { Feature } from '@shop/contract/features';

type Extras = Partial<Record<EndpointName, Readonly<Record<string, Feature>>>>;

const LIST_PARAMETERS = {
  limit: 'paging',
  offset: 'paging',
  search: 'search',
  sort: 'sort',
  gender: 'filters',
  season: 'filters',
  badge: 'filters',
  popular: 'filters',
  color: 'filters',
  size: 'filters',
  min_price: 'filters',
  max_price: 'filters',
  in_stock: 'filters',
} as const;
const PRODUCT_FIELDS = { image_order: 'picture-order', base_colors: 'stock-merge' } as const;

/** The feature each extra query parameter belongs to (host.md, "Features"). */
const PARAMETERS: Extras = {
  listProducts: LIST_PARAMETERS,
  listPopularProducts: LIST_PARAMETERS,
  listPromoProducts: LIST_PARAMETERS,
  listProductsByGender: LIST_PARAMETERS,
  listProductsBySeason: LIST_PARAMETERS,
  listOrders: { limit: 'paging', offset: 'paging', status: 'status', search: 'status' },
  listQueries: { limit: 'paging', offset: 'paging', type: 'query-status', search: 'query-status' },
};

/** The feature each extra form field belongs to. */
const FIELDS: Extras = {
  createProduct: PRODUCT_FIELDS,
  updateProduct: PRODUCT_FIELDS,
  createImage: { position: 'image-order' },
  updateImage: { position: 'image-order' },
};

/** Leaves out the query parameters of features that are off: they are ignored, as on any other host. */
export function knownParameters(
  name: EndpointName,
  query: Readonly<Record<string, unknown>>,
  features: ReadonlySet<Feature>,
): Record<string, unknown> {
  const extras = PARAMETERS[name] ?? {};
  const known = Object.entries(query).filter(([parameter]) => {
    const feature = extras[parameter];
    return feature === undefined || features.has(feature);
  });
  return Object.fromEntries(known);
}

/** The given fields that belong to features that are off: they are refused, as on any other host. */
export function unknownFields(
  name: EndpointName,
  fields: readonly string[],
  features: ReadonlySet<Feature>,
): string[] {
  const extras = FIELDS[name] ?? {};
  return fields.filter((field) => {
    const feature = extras[field];
    return feature !== undefined && !features.has(feature);
  });
}
