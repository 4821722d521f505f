import type { ImageType } from '@shop/contract/constants';
import type { ApiProduct, ApiSiteImage, Facets, ProductListQuery } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { LRUCache } from 'lru-cache';
import {
  toCachedList,
  toCachedResponse,
  type CachedResponse,
  type Compressor,
} from '../cache/cached-response.ts';
import { createCompressor } from '../cache/compress.ts';
import { createSingleFlight, type SingleFlight } from '../cache/single-flight.ts';
import type { Database, Db } from '../db/database.ts';
import { findFacets, findProductIds } from '../db/product-list.ts';
import { findProductsById } from '../db/products.ts';
import { parseRowId } from '../db/row-id.ts';
import { findSiteImages } from '../db/site-images.ts';
import { ShopError } from '../errors.ts';
import {
  openChangeFeed,
  type CatalogueChangeFeed,
  type CatalogueState,
} from './catalogue-change-feed.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

/** The maximum bytes of the two caches. */
const MAX_BYTES = { products: 16 * 1024 * 1024, lists: 16 * 1024 * 1024 };
/** The estimated bytes of an entry in addition to its body, and of each row of a list. */
const ENTRY_BYTES = 500;
const ROW_BYTES = 16;
/** The number of different requests for facets and site images is small. */
const MAX_SMALL_RESPONSES = 100;

type FacetsQuery = Pick<ProductListQuery, 'gender' | 'season'>;

/**
 * The public reads, served from memory. A write of this process is visible in its next read; a write
 * of another process within half a second and the time of a small query (api.md, "Several processes and caching").
 */
export type Catalogue = {
  /** A list of products, oldest first unless the query sorts it. */
  products: (query: ProductListQuery) => Promise<CachedResponse<ApiProduct[]>>;
  /** A product. @throws ShopError `not_found` */
  product: (id: string) => Promise<CachedResponse<ApiProduct>>;
  /** The filter values of a gender and season, with the sizes in their usual order. */
  facets: (query: FacetsQuery) => Promise<CachedResponse<Facets>>;
  /** The site images of a type, or all, in the owner's order. */
  images: (type?: ImageType) => Promise<CachedResponse<ApiSiteImage[]>>;
};

/** Opens the public reads of a database; one per process. */
export function openCatalogue(database: Database, now: () => number): Catalogue {
  const products = new LRUCache<number, CachedResponse<ApiProduct>>({
    maxSize: MAX_BYTES.products,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });
  const lists = new LRUCache<string, CachedList>({
    maxSize: MAX_BYTES.lists,
    sizeCalculation: ({ response, ids }) =>
      response.body.length + ids.length * ROW_BYTES + ENTRY_BYTES,
  });
  const feed = openChangeFeed(database, now, {
    invalidateProduct: (id) => products.delete(id),
    invalidateAll: () => {
      products.clear();
      lists.clear();
    },
  });
  const caches: Caches = {
    db: database.db,
    products,
    lists,
    feed,
    compressor: createCompressor(now),
    nameIndex: createNameIndex(database.db, feed),
    singleFlight: createSingleFlight(),
  };
  const facets = cacheSmallResponses<Facets>(caches, (state) => state.products);
  const images = cacheSmallResponses<ApiSiteImage[]>(caches, (state) => state.images);
  return {
    product: (id) => readProduct(caches, id),
    products: (query) => readList(caches, query),
    facets: ({ gender, season }) =>
      facets(`facets ${gender ?? ''} ${season ?? ''}`, () =>
        loadFacets(database.db, { gender, season }),
      ),
    images: (type) => images(`images ${type ?? ''}`, () => findSiteImages(database.db, type)),
  };
}

type Caches = {
  db: Db;
  products: LRUCache<number, CachedResponse<ApiProduct>>;
  lists: LRUCache<string, CachedList>;
  feed: CatalogueChangeFeed;
  compressor: Compressor;
  nameIndex: NameIndex;
  singleFlight: SingleFlight<CachedList>;
};

/** A list at the state `version`. Its ids are current while the state's `idsVersion` is the same. */
type CachedList = {
  response: CachedResponse<ApiProduct[]>;
  version: number;
  idsVersion: number;
  ids: readonly number[];
  rows: readonly CachedResponse<ApiProduct>[];
};

async function readProduct(caches: Caches, id: string): Promise<CachedResponse<ApiProduct>> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  const state = caches.feed.fresh() ?? (await caches.feed.poll());
  const cached = caches.products.get(row);
  if (cached) return cached;
  const [product] = await loadProducts(caches, [row], state);
  if (!product) throw new ShopError('not_found');
  return product;
}

/** The products with these ids, in this order, without the deleted ones. Missing ones are queried. */
async function loadProducts(
  { db, products, feed, compressor }: Caches,
  ids: readonly number[],
  state: CatalogueState,
): Promise<CachedResponse<ApiProduct>[]> {
  const found = new Map(ids.map((id) => [id, products.get(id)]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  for (const product of await findProductsById(db, missing)) {
    const id = Number(product.product_Id);
    const response = toCachedResponse(`product ${id}`, product, compressor);
    found.set(id, response);
    // A row that was read before a change that is known by now must not be cached.
    if (feed.last() === state) products.set(id, response);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readList(
  caches: Caches,
  query: ProductListQuery,
): Promise<CachedResponse<ApiProduct[]>> {
  const state = caches.feed.fresh() ?? (await caches.feed.poll());
  const name = `products ${JSON.stringify(query)}`;
  const cached = caches.lists.get(name);
  if (cached?.version === state.any) return cached.response;
  const list = await caches.singleFlight(`${state.any} ${name}`, () =>
    makeList(caches, query, { name, state, cached }),
  );
  return list.response;
}

/** Creates a list again. It reuses the ids, or even the bytes, of the cached list when they are unchanged. */
async function makeList(
  caches: Caches,
  query: ProductListQuery,
  { name, state, cached }: { name: string; state: CatalogueState; cached: CachedList | undefined },
): Promise<CachedList> {
  const dependsOnStock = query.in_stock !== undefined || query.sold_out_variant !== undefined;
  const idsVersion = dependsOnStock ? state.stock : state.products;
  const page =
    cached?.idsVersion === idsVersion
      ? { rows: cached.ids, total: cached.response.total ?? 0 }
      : await (caches.nameIndex(query, state) ?? findProductIds(caches.db, query));
  const rows = await loadProducts(caches, page.rows, state);
  const isUnchanged =
    cached?.response.total === page.total &&
    cached.rows.length === rows.length &&
    rows.every((row, index) => row === cached.rows[index]);
  const response = isUnchanged
    ? cached.response
    : toCachedList(name, rows, page.total, caches.compressor);
  const list = { response, version: state.any, idsVersion, ids: page.rows, rows };
  if (caches.feed.last() === state) caches.lists.set(name, list);
  return list;
}

/** Caches small responses that are loaded as a whole, each while `versionOf` the state is the same. */
function cacheSmallResponses<Value>(
  { feed, compressor }: Pick<Caches, 'feed' | 'compressor'>,
  versionOf: (state: CatalogueState) => number,
): (name: string, load: () => Promise<Value>) => Promise<CachedResponse<Value>> {
  type Entry = { response: CachedResponse<Value>; version: number };
  const cache = new LRUCache<string, Entry>({ max: MAX_SMALL_RESPONSES });
  const singleFlight = createSingleFlight<CachedResponse<Value>>();
  return async (name, load) => {
    const state = feed.fresh() ?? (await feed.poll());
    const version = versionOf(state);
    const cached = cache.get(name);
    if (cached?.version === version) return cached.response;
    return singleFlight(`${version} ${name}`, async () => {
      const response = toCachedResponse(name, await load(), compressor);
      if (versionOf(feed.last()) === version) cache.set(name, { response, version });
      return response;
    });
  };
}

async function loadFacets(db: Db, query: FacetsQuery): Promise<Facets> {
  const facets = await findFacets(db, query);
  return {
    ...facets,
    sizes: facets.sizes.toSorted(compareSizes),
    colors: facets.colors.toSorted(),
  };
}
