import type { ApiClient } from '../api-client.ts';
import { productForm } from '../bodies/product-form.ts';
import type { Caller } from '../caller.ts';
import { readFacets, readProduct } from '../readers/product.ts';
import type { Outgoing } from '../transport/transport.ts';

type ProductCalls = Pick<
  ApiClient,
  | 'listProducts'
  | 'listPopularProducts'
  | 'listPromoProducts'
  | 'listProductsByGender'
  | 'listProductsBySeason'
  | 'createProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'listFacets'
  | 'readProduct'
>;

/** The calls about products. */
export function productCalls({ base, list, read, write, tell, need }: Caller): ProductCalls {
  const one = (value: unknown) => readProduct(value, base);
  const all = (name: keyof ProductCalls, outgoing: Outgoing) =>
    list(name, 'product', one, outgoing);

  return {
    listProducts: (query, { signal } = {}) => all('listProducts', { query, signal }),
    listPopularProducts: (query, { signal } = {}) => all('listPopularProducts', { query, signal }),
    listPromoProducts: (query, { signal } = {}) => all('listPromoProducts', { query, signal }),
    listProductsByGender: (gender, query, { signal } = {}) =>
      all('listProductsByGender', { params: { gender }, query, signal }),
    listProductsBySeason: (gender, season, query, { signal } = {}) =>
      all('listProductsBySeason', { params: { gender, season }, query, signal }),
    createProduct: async (draft, { signal } = {}) => {
      const form = productForm(draft, (feature) => need('createProduct', feature));
      return write('createProduct', one, { form, signal });
    },
    updateProduct: async (id, draft, { signal } = {}) => {
      const form = productForm(draft, (feature) => need('updateProduct', feature));
      return write('updateProduct', one, { params: { id }, form, signal });
    },
    deleteProduct: (id, { signal } = {}) => tell('deleteProduct', { params: { id }, signal }),
    listFacets: (query, { signal } = {}) => read('listFacets', readFacets, { query, signal }),
    readProduct: (id, { signal } = {}) => read('readProduct', one, { params: { id }, signal }),
  };
}
