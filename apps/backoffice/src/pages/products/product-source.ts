import { PAGE_SIZE } from '@shop/contract/constants';
import { fold } from '@shop/contract/fold';
import type { Product } from '@shop/contract/schemas';
import type { ListSource } from '../../features/screen/use-list.ts';
import { productChoices } from './product-choices.ts';

/** The name of everything read about products among the queries. */
export const PRODUCTS = 'products';

/** How many products a page may hold (ADM-5: six, or more by choice). */
export const PAGE_SIZES = [PAGE_SIZE, 12, 24, 48] as const;

/** The products, six a page (ADM-5). */
export const productSource: ListSource<Product> = {
  name: PRODUCTS,
  pageSize: PAGE_SIZE,
  pageSizes: PAGE_SIZES,
  searchFeature: 'search',
  matches: ({ product_name }, search) => fold(product_name).includes(search),
  choices: productChoices,
  read: (client, query, options) => client.listProducts(query, options),
};
