import { PAGE_SIZE } from '@shop/contract/constants';
import { matchesSearch } from '@shop/contract/product-search';
import type { Product } from '@shop/contract/schemas';
import type { ResourceDefinition } from '../../../features/resource-list/use-resource-list.ts';
import { PRODUCTS } from '../../../lib/query-keys.ts';
import { BY, productParams } from './product-params.ts';

/** The page sizes (ADM-5: six by default). */
export const PAGE_SIZES = [PAGE_SIZE, 12, 24, 50, 100] as const;

/** The products, the newest first, six per page (ADM-5). */
export const productResource: ResourceDefinition<Product> = {
  name: PRODUCTS,
  idOf: (product) => product.product_Id,
  pageSize: PAGE_SIZE,
  pageSizes: PAGE_SIZES,
  searchFeature: 'search',
  matches: ({ product_name }, search) => matchesSearch(product_name, search),
  params: productParams,
  order: { feature: 'sort', query: { sort: 'newest' }, compare: BY.newest },
  fetchList: (client, query, options) => client.products.list(query, options),
};
