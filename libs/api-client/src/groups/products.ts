import type { Gender, Season } from '@shop/contract/constants';
import type { endpoints, EndpointName } from '@shop/contract/endpoints';
import type {
  Facets,
  FacetsQuery,
  Product,
  ProductFields,
  SavedProduct,
  ProductListQuery,
} from '@shop/contract/schemas';
import type { HttpClient, HttpRequest } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import { privateSearch } from '../http/private-search.ts';
import { editUndo } from './edit-undo.ts';
import type { CallOptions, CreateOptions, Listing, SaveOptions } from '../options.ts';
import { readProductHistoryEntry, readSavedProduct } from '../readers/product-history.ts';
import { readFacets, readProduct } from '../readers/product.ts';

/**
 * A product form: decimals as text or number, new images as files, paths to remove exactly as the API server
 * returned them.
 */
export type ProductDraft = Omit<
  (typeof endpoints)['createProduct']['body']['schema']['_zod']['input'],
  'removedImages' | 'gender' | 'season' | 'base_fields'
> & {
  /** One of the contract, or the product's own from another API server. */
  gender: string;
  season: string;
  base_fields?: ProductFields | undefined;
  product_images?: readonly Blob[];
  removedImages?: readonly string[];
};

/** A shopper's calls about products. */
export function shopperProducts({ base, list, get }: HttpClient) {
  const product = (value: unknown) => readProduct(value, base);
  const products = (name: EndpointName, request: HttpRequest): Promise<Listing<Product>> =>
    list(name, 'product', product, request);

  return {
    list: (query?: ProductListQuery, { signal }: CallOptions = {}) =>
      products('listProducts', { query, signal }),
    listPopular: (query?: ProductListQuery, { signal }: CallOptions = {}) =>
      products('listPopularProducts', { query, signal }),
    listPromo: (query?: ProductListQuery, { signal }: CallOptions = {}) =>
      products('listPromoProducts', { query, signal }),
    listByGender: (gender: Gender, query?: ProductListQuery, { signal }: CallOptions = {}) =>
      products('listProductsByGender', { params: { gender }, query, signal }),
    listBySeason: (
      gender: Gender,
      season: Season,
      query?: ProductListQuery,
      { signal }: CallOptions = {},
    ) => products('listProductsBySeason', { params: { gender, season }, query, signal }),
    /** Feature `facets`; the filters need `facet-counts`. */
    getFacets: (query?: FacetsQuery, { signal }: CallOptions = {}): Promise<Facets> =>
      get('listFacets', readFacets, { query, signal }),
    /** Feature `product-read`. */
    get: (id: string, { signal }: CallOptions = {}): Promise<Product> =>
      get('readProduct', product, { params: { id }, signal }),
  };
}

/**
 * The owner's calls about products. An update resolves to null where its response contains no product, a
 * create where its response is empty.
 */
export function adminProducts(http: HttpClient) {
  const { base, list, write, create, send, requireFeature } = http;
  const withKey = keyHeader(http, 'createProduct', 'idempotent-creates');
  const product = (value: unknown) => readProduct(value, base);
  const savedProduct = (value: unknown) => readSavedProduct(value, base);
  const sendForm = async (
    name: 'createProduct' | 'updateProduct',
    draft: ProductDraft,
    request: HttpRequest,
  ): Promise<SavedProduct | null> => {
    if (draft.image_order) requireFeature(name, 'product-image-order');
    if (draft.image_colors) requireFeature(name, 'image-colors');
    if ((draft.material ?? draft.care) !== undefined) requireFeature(name, 'product-care');
    if (draft.base_colors) requireFeature(name, 'stock-merge');
    if (draft.base_fields) requireFeature(name, 'product-conflict');
    if (draft.price_confirmed) requireFeature(name, 'price-confirmation');
    const save = name === 'createProduct' ? create : write;
    return save(name, savedProduct, { form: productForm(draft), ...request });
  };

  return {
    /** As `list`, for a text that may be a person's: with the feature `private-search` it is in no URL. */
    search: (query: ProductListQuery, { signal }: CallOptions = {}): Promise<Listing<Product>> =>
      list('listProducts', 'product', product, { ...privateSearch(http, query), signal }),
    create: async (
      draft: ProductDraft,
      { idempotencyKey, isRepeat, ...request }: CreateOptions & SaveOptions = {},
    ) => sendForm('createProduct', draft, { ...withKey({ idempotencyKey, isRepeat }), ...request }),
    update: (id: string, draft: ProductDraft, options: SaveOptions = {}) =>
      sendForm('updateProduct', draft, { params: { id }, ...options }),
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteProduct', { params: { id }, signal }),
    ...editUndo(http, {
      history: 'readProductHistory',
      entity: 'product change',
      readEntry: readProductHistoryEntry,
      undo: 'undoProductChange',
      readEntity: product,
    }),
  };
}

/**
 * The form of section 7. `material`, `care`, `image_order`, `image_colors`, `base_colors`, `base_fields` and
 * `price_confirmed` belong to features.
 */
function productForm(draft: ProductDraft): FormData {
  const form = new FormData();
  form.append('product_name', draft.product_name);
  form.append('description', draft.description);
  form.append('price', String(draft.price));
  form.append('promo_percentage', String(draft.promo_percentage));
  form.append('badge', draft.badge);
  form.append('gender', draft.gender);
  form.append('season', draft.season);
  form.append('colors', JSON.stringify(draft.colors));
  form.append('is_popular', String(draft.is_popular));
  if (draft.material !== undefined) form.append('material', draft.material);
  if (draft.care !== undefined) form.append('care', draft.care);
  for (const image of draft.product_images ?? []) form.append('product_images', image);
  for (const path of draft.removedImages ?? []) form.append('removedImages', path);
  if (draft.image_order) form.append('image_order', JSON.stringify(draft.image_order));
  if (draft.image_colors) form.append('image_colors', JSON.stringify(draft.image_colors));
  if (draft.base_colors) form.append('base_colors', JSON.stringify(draft.base_colors));
  if (draft.base_fields) form.append('base_fields', JSON.stringify(draft.base_fields));
  if (draft.price_confirmed) form.append('price_confirmed', 'true');
  return form;
}
