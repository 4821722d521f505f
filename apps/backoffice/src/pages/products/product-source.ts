import { PAGE_SIZE } from '@shop/contract/constants';
import { fold } from '@shop/contract/fold';
import type { Product } from '@shop/contract/schemas';
import type { ListSource } from '../../features/screen/use-list.ts';

/** The name of everything read about products among the queries. */
export const PRODUCTS = 'products';

/** The products, six a page (ADM-5). */
export const productSource: ListSource<Product> = {
  name: PRODUCTS,
  pageSize: PAGE_SIZE,
  searchFeature: 'search',
  matches: ({ product_name }, search) => fold(product_name).includes(search),
  read: (client, query, options) => client.listProducts(query, options),
};
