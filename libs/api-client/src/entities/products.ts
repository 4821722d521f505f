import type { ApiClient } from '../api-client.ts';
import { productForm } from '../bodies/product-form.ts';
import type { Caller } from '../caller.ts';
import { readFacets, readProduct } from '../readers/product.ts';
import type { Outgoing } from '../transport/transport.ts';

type ShopperCalls = Pick<
  ApiClient,
  | 'listProducts'
  | 'listPopularProducts'
  | 'listPromoProducts'
  | 'listProductsByGender'
  | 'listProductsBySeason'
  | 'listFacets'
  | 'readProduct'
>;

type OwnerCalls = Pick<ApiClient, 'createProduct' | 'updateProduct' | 'deleteProduct'>;

/** A shopper's calls about products. */
export function shopperProductCalls({ base, list, read }: Caller): ShopperCalls {
  const one = (value: unknown) => readProduct(value, base);
  const all = (name: keyof ShopperCalls, outgoing: Outgoing) =>
    list(name, 'product', one, outgoing);

  return {
    listProducts: (query, { signal } = {}) => all('listProducts', { query, signal }),
    listPopularProducts: (query, { signal } = {}) => all('listPopularProducts', { query, signal }),
    listPromoProducts: (query, { signal } = {}) => all('listPromoProducts', { query, signal }),
    listProductsByGender: (gender, query, { signal } = {}) =>
      all('listProductsByGender', { params: { gender }, query, signal }),
    listProductsBySeason: (gender, season, query, { signal } = {}) =>
      all('listProductsBySeason', { params: { gender, season }, query, signal }),
    listFacets: (query, { signal } = {}) => read('listFacets', readFacets, { query, signal }),
    readProduct: (id, { signal } = {}) => read('readProduct', one, { params: { id }, signal }),
  };
}

/** The owner's calls about products. */
export function ownerProductCalls({ base, write, tell, need }: Caller): OwnerCalls {
  const one = (value: unknown) => readProduct(value, base);

  return {
    createProduct: async (draft, options = {}) => {
      const form = productForm(draft, (feature) => need('createProduct', feature));
      return write('createProduct', one, { form, ...options });
    },
    updateProduct: async (id, draft, options = {}) => {
      const form = productForm(draft, (feature) => need('updateProduct', feature));
      return write('updateProduct', one, { params: { id }, form, ...options });
    },
    deleteProduct: (id, { signal } = {}) => tell('deleteProduct', { params: { id }, signal }),
  };
}
