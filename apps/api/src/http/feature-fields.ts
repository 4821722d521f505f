import type { EndpointName } from '@shop/contract/endpoints';
import type { Feature } from '@shop/contract/features';
import { z } from 'zod';

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
  sold_out_variant: 'filters',
} as const;
const PRODUCT_FIELDS = {
  image_order: 'product-image-order',
  image_colors: 'image-colors',
  material: 'product-care',
  care: 'product-care',
  base_colors: 'stock-merge',
  base_fields: 'product-conflict',
  price_confirmed: 'price-confirmation',
} as const;

const COUNT_PARAMETERS = {
  search: 'facet-counts',
  color: 'facet-counts',
  size: 'facet-counts',
  min_price: 'facet-counts',
  max_price: 'facet-counts',
} as const;

/** The feature each extra query parameter belongs to (api.md, "Features"). */
const PARAMETERS: Extras = {
  listProducts: LIST_PARAMETERS,
  listPopularProducts: LIST_PARAMETERS,
  listPromoProducts: LIST_PARAMETERS,
  listProductsByGender: LIST_PARAMETERS,
  listProductsBySeason: LIST_PARAMETERS,
  listFacets: COUNT_PARAMETERS,
  listOrders: {
    limit: 'paging',
    offset: 'paging',
    status: 'status',
    search: 'status',
    from: 'order-dates',
    to: 'order-dates',
    ordering: 'order-sort',
    quarantine: 'quarantine',
    call: 'confirmation',
    source: 'drafts',
  },
  listCustomers: {
    limit: 'paging',
    offset: 'paging',
  },
  listQueries: {
    limit: 'paging',
    offset: 'paging',
    type: 'message-status',
    search: 'message-status',
  },
};

/** The feature each extra field of a body belongs to. */
const FIELDS: Extras = {
  createProduct: PRODUCT_FIELDS,
  updateProduct: PRODUCT_FIELDS,
  createImage: { position: 'site-image-order' },
  updateImage: { position: 'site-image-order' },
  createOrder: { form: 'quarantine' },
  login: { code: 'two-factor' },
};

/**
 * Removes the fields of disabled features from a request's schema. Unknown query parameters are then
 * ignored and unknown body fields rejected, as in an API server without the feature.
 */
export function withoutDisabledFields(
  name: EndpointName,
  schema: z.ZodType,
  features: ReadonlySet<Feature>,
): z.ZodType {
  const disabled = Object.entries({ ...PARAMETERS[name], ...FIELDS[name] })
    .filter(([, feature]) => !features.has(feature))
    .map(([field]) => [field, true as const]);
  if (disabled.length === 0 || !(schema instanceof z.ZodObject)) return schema;
  return schema.omit(Object.fromEntries(disabled));
}
