import type { ImageType } from '@shop/contract/constants';
import type { Feature } from '@shop/contract/features';
import type {
  ApiProduct,
  ApiSiteImage,
  Facets,
  FacetsQuery,
  ProductListQuery,
} from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { LRUCache } from 'lru-cache';
import {
  bytesOf,
  toCachedList,
  toCachedResponse,
  type CachedResponse,
  type Compressor,
} from '../cache/cached-response.ts';
import { createCompressor } from '../cache/compress.ts';
import { createSingleFlight, type SingleFlight } from '../cache/single-flight.ts';
import type { Database, Db } from '../db/database.ts';
import { countFacets, findFacets, findProductIds } from '../db/product-list.ts';
import { findProductsById } from '../db/products.ts';
import { parseRowId } from '../db/row-id.ts';
import { findSiteImages } from '../db/site-images.ts';
import { ShopError } from '../errors.ts';
import {
  openChangeFeed,
  type CatalogueChangeFeed,
  type CatalogueState,
} from './catalogue-change-feed.ts';
import { withEnabledFields } from './enabled-fields.ts';
import { createLoadQueue, type LoadQueue } from './load-queue.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { networkOf } from './network-of.ts';

const MIB = 1024 * 1024;
/** The maximum bytes of the caches; the last is for facets and for site images, each. */
const MAX_BYTES = { products: 16 * MIB, lists: 16 * MIB, small: 2 * MIB };
/** The bytes of each row of a cached list: its id and its serial number. */
const ROW_BYTES = 16;

/**
 * The public reads, served from memory. A write of this process is visible in its next read; a write
 * of another process within half a second and the time of a small query (api.md, "Several processes and caching").
 */
export type Catalogue = {
  /**
   * A list of products, oldest first unless the query sorts or searches it.
   * @param address the client's: few loads of one network wait
   * @throws ShopError `unavailable`
   */
  products: (query: ProductListQuery, address: string) => Promise<CachedResponse<ApiProduct[]>>;
  /** A product. @throws ShopError `not_found` */
  product: (id: string) => Promise<CachedResponse<ApiProduct>>;
  /** The filter values of a gender and season, with the sizes in their usual order, counted with the other filters. */
  facets: (
    query: FacetsQuery,
    options: { hasCounts: boolean; address: string },
  ) => Promise<CachedResponse<Facets>>;
  /** The site images of a type, or all, in the owner's order. */
  images: (type?: ImageType) => Promise<CachedResponse<ApiSiteImage[]>>;
};

/** Opens the public reads of a database; one per process. */
export function openCatalogue(
  database: Database,
  features: ReadonlySet<Feature>,
  now: () => number,
): Catalogue {
  const products = new LRUCache<number, CachedResponse<ApiProduct>>({
    maxSize: MAX_BYTES.products,
    sizeCalculation: (response) => bytesOf(response, ''),
  });
  const lists = new LRUCache<string, CachedList>({
    maxSize: MAX_BYTES.lists,
    sizeCalculation: ({ response, ids }, name) => bytesOf(response, name) + ids.length * ROW_BYTES,
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
    features,
    products,
    lists,
    feed,
    compressor: createCompressor(now),
    nameIndex: createNameIndex(database.db, feed),
    singleFlight: createSingleFlight(),
    inQueue: createLoadQueue(),
  };
  const facets = cacheSmallResponses<Facets>(caches, (state) => state.stock);
  const images = cacheSmallResponses<ApiSiteImage[]>(caches, (state) => state.images);
  return {
    product: (id) => readProduct(caches, id),
    products: (query, address) => readList(caches, query, address),
    facets: (query, { hasCounts, address }) =>
      facets(`facets ${JSON.stringify(query)}`, (isCached) =>
        caches.inQueue({ network: networkOf(address), isCached }, () =>
          loadFacets(database.db, query, hasCounts),
        ),
      ),
    images: (type) => images(`images ${type ?? ''}`, () => findSiteImages(database.db, type)),
  };
}

type Caches = {
  db: Db;
  features: ReadonlySet<Feature>;
  products: LRUCache<number, CachedResponse<ApiProduct>>;
  lists: LRUCache<string, CachedList>;
  feed: CatalogueChangeFeed;
  compressor: Compressor;
  nameIndex: NameIndex;
  singleFlight: SingleFlight<CachedList>;
  inQueue: LoadQueue;
};

/** A list at the state `version`. Its ids are current while the state's `idsVersion` is the same. */
type CachedList = {
  response: CachedResponse<ApiProduct[]>;
  version: number;
  idsVersion: number;
  ids: readonly number[];
  /** The serial numbers of the rows. */
  serials: readonly number[];
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
  { db, features, products, feed, compressor }: Caches,
  ids: readonly number[],
  state: CatalogueState,
): Promise<CachedResponse<ApiProduct>[]> {
  const found = new Map(ids.map((id) => [id, products.get(id)]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  for (const product of await findProductsById(db, missing)) {
    const id = Number(product.product_Id);
    const response = toCachedResponse(
      `product ${id}`,
      withEnabledFields(product, features),
      compressor,
    );
    found.set(id, response);
    // A row that was read before a change that is known by now must not be cached.
    if (feed.last() === state) products.set(id, response);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readList(
  caches: Caches,
  query: ProductListQuery,
  address: string,
): Promise<CachedResponse<ApiProduct[]>> {
  const state = caches.feed.fresh() ?? (await caches.feed.poll());
  const name = `products ${JSON.stringify(query)}`;
  const cached = caches.lists.get(name);
  if (cached?.version === state.any) return cached.response;
  const list = await caches.singleFlight(`${state.any} ${name}`, () =>
    caches.inQueue({ network: networkOf(address), isCached: cached !== undefined }, () =>
      makeList(caches, query, { name, state, cached }),
    ),
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
    cached.serials.length === rows.length &&
    rows.every(({ serial }, index) => serial === cached.serials[index]);
  const response = isUnchanged
    ? cached.response
    : toCachedList(name, rows, page.total, caches.compressor);
  const serials = rows.map(({ serial }) => serial);
  const list = { response, version: state.any, idsVersion, ids: page.rows, serials };
  // Strangers can send any number of searches without a hit and of pages behind the end.
  const isEmptyOfMany =
    rows.length === 0 && (query.search !== undefined || query.offset !== undefined);
  if (caches.feed.last() === state && !isEmptyOfMany) caches.lists.set(name, list);
  return list;
}

/** Caches small responses that are loaded as a whole, each while `versionOf` the state is the same. */
function cacheSmallResponses<Value>(
  { feed, compressor }: Pick<Caches, 'feed' | 'compressor'>,
  versionOf: (state: CatalogueState) => number,
): (name: string, load: (isCached: boolean) => Promise<Value>) => Promise<CachedResponse<Value>> {
  type Entry = { response: CachedResponse<Value>; version: number };
  const cache = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES.small,
    sizeCalculation: ({ response }, name) => bytesOf(response, name),
  });
  const singleFlight = createSingleFlight<CachedResponse<Value>>();
  return async (name, load) => {
    const state = feed.fresh() ?? (await feed.poll());
    const version = versionOf(state);
    const cached = cache.get(name);
    if (cached?.version === version) return cached.response;
    return singleFlight(`${version} ${name}`, async () => {
      const response = toCachedResponse(name, await load(cached !== undefined), compressor);
      if (versionOf(feed.last()) === version) cache.set(name, { response, version });
      return response;
    });
  };
}

async function loadFacets(db: Db, query: FacetsQuery, hasCounts: boolean): Promise<Facets> {
  const { gender, season } = query;
  const facets = await findFacets(db, { gender, season });
  return {
    ...facets,
    sizes: facets.sizes.toSorted(compareSizes),
    colors: facets.colors.toSorted(),
    ...(hasCounts && { counts: await countFacets(db, query) }),
  };
}
