import type { ImageType } from '@shop/contract/constants';
import type { Facets, ProductListQuery, WireProduct, WireSiteImage } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { prepare, prepareList, type Prepared, type Squeeze } from '../answers/prepared.ts';
import { makeRecent } from '../answers/recent.ts';
import { makeShared } from '../answers/shared.ts';
import { makeSqueeze } from '../answers/squeeze.ts';
import { Refusal } from '../refusal.ts';
import type { Database, Db } from '../store/database.ts';
import { findImages } from '../store/images.ts';
import { findFacets, findProductIds } from '../store/product-list.ts';
import { findProductsById } from '../store/products.ts';
import { parseRowId } from '../store/row-id.ts';
import { makeNameIndex, type NameIndex } from './name-index.ts';
import { watchCatalogue, type CatalogueState, type CatalogueWatch } from './catalogue-watch.ts';

/** Bytes kept of products, and of the lists put together from them. */
const MOST_BYTES = { products: 16 * 1024 * 1024, lists: 16 * 1024 * 1024 };
/** What a kept entry takes beside its body, in bytes, and each row of a list. */
const ENTRY_BYTES = 500;
const ROW_BYTES = 16;

type FacetsQuery = Pick<ProductListQuery, 'gender' | 'season'>;

/**
 * The public reads, answered from memory. What a process writes shows in its next read; what others
 * write, within half a second and the time of one small query (host.md, "Growing").
 */
export type Catalogue = {
  /** The products a list asks for, oldest first unless it says otherwise. */
  products: (query: ProductListQuery) => Promise<Prepared<WireProduct[]>>;
  /** One product; throws Refusal `not_found`. */
  product: (id: string) => Promise<Prepared<WireProduct>>;
  /** What the products of a gender and season can be filtered by; sizes as people order them. */
  facets: (query: FacetsQuery) => Promise<Prepared<Facets>>;
  /** The site images of a type, or all, in the owner's order. */
  images: (type?: ImageType) => Promise<Prepared<WireSiteImage[]>>;
};

/** Opens the public reads of a shop's database; one for each process. */
export function openCatalogue(database: Database, now: () => number): Catalogue {
  const squeeze = makeSqueeze(now);
  const products = makeRecent<number, Prepared<WireProduct>>({
    most: MOST_BYTES.products,
    weigh: ({ body }) => body.length + ENTRY_BYTES,
  });
  const lists = makeRecent<string, KeptList>({
    most: MOST_BYTES.lists,
    weigh: ({ answer, ids }) => answer.body.length + ids.length * ROW_BYTES + ENTRY_BYTES,
  });
  const watch = watchCatalogue(database, now, {
    forgetProduct: products.delete,
    forgetAll: () => {
      products.clear();
      lists.clear();
    },
  });
  const memory = {
    db: database.db,
    products,
    lists,
    watch,
    squeeze,
    byName: makeNameIndex(database.db, watch),
    shared: makeShared<KeptList>(),
  };
  const facets = keepWhole<Facets>(memory, (state) => state.products);
  const images = keepWhole<WireSiteImage[]>(memory, (state) => state.images);
  return {
    product: (id) => readProduct(memory, id),
    products: (query) => readList(memory, query),
    facets: ({ gender, season }) =>
      facets(`facets ${gender ?? ''} ${season ?? ''}`, () =>
        loadFacets(database.db, { gender, season }),
      ),
    images: (type) => images(`images ${type ?? ''}`, () => findImages(database.db, type)),
  };
}

type Memory = {
  db: Db;
  products: ReturnType<typeof makeRecent<number, Prepared<WireProduct>>>;
  lists: ReturnType<typeof makeRecent<string, KeptList>>;
  watch: CatalogueWatch;
  squeeze: Squeeze;
  byName: NameIndex;
  shared: ReturnType<typeof makeShared<KeptList>>;
};

/** A list as it was when `seen` was the state; which products it has is right while `basis` is. */
type KeptList = {
  answer: Prepared<WireProduct[]>;
  seen: number;
  basis: number;
  ids: readonly number[];
  rows: readonly Prepared<WireProduct>[];
};

async function readProduct(memory: Memory, id: string): Promise<Prepared<WireProduct>> {
  const row = parseRowId(id);
  if (row === undefined) throw new Refusal('not_found');
  const state = memory.watch.fresh() ?? (await memory.watch.check());
  const kept = memory.products.get(row);
  if (kept) return kept;
  const [product] = await productsOf(memory, [row], state);
  if (!product) throw new Refusal('not_found');
  return product;
}

/** The products of these rows in their order, the missing ones from the database; those deleted meanwhile are left out. */
async function productsOf(
  { db, products, watch, squeeze }: Memory,
  ids: readonly number[],
  state: CatalogueState,
): Promise<Prepared<WireProduct>[]> {
  const known = new Map(ids.map((id) => [id, products.get(id)]));
  const missing = ids.filter((id) => known.get(id) === undefined);
  for (const product of await findProductsById(db, missing)) {
    const id = Number(product.product_Id);
    const prepared = prepare(`product ${id}`, product, squeeze);
    known.set(id, prepared);
    // What was read before a change that is known by now must not outlive it.
    if (watch.last() === state) products.set(id, prepared);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function readList(memory: Memory, query: ProductListQuery): Promise<Prepared<WireProduct[]>> {
  const state = memory.watch.fresh() ?? (await memory.watch.check());
  const name = `products ${JSON.stringify(query)}`;
  const kept = memory.lists.get(name);
  if (kept?.seen === state.any) return kept.answer;
  const list = await memory.shared(`${state.any} ${name}`, () =>
    makeList(memory, query, { name, state, kept }),
  );
  return list.answer;
}

/** Makes a list anew, keeping what has not changed: which products it has, or even its bytes. */
async function makeList(
  memory: Memory,
  query: ProductListQuery,
  { name, state, kept }: { name: string; state: CatalogueState; kept: KeptList | undefined },
): Promise<KeptList> {
  const basis = query.in_stock === undefined ? state.products : state.stock;
  const page =
    kept?.basis === basis
      ? { rows: kept.ids, total: kept.answer.total ?? 0 }
      : await (memory.byName(query, state) ?? findProductIds(memory.db, query));
  const rows = await productsOf(memory, page.rows, state);
  const isSame =
    kept?.answer.total === page.total &&
    kept.rows.length === rows.length &&
    rows.every((row, place) => row === kept.rows[place]);
  const answer = isSame ? kept.answer : prepareList(name, rows, page.total, memory.squeeze);
  const list = { answer, seen: state.any, basis, ids: page.rows, rows };
  if (memory.watch.last() === state) memory.lists.set(name, list);
  return list;
}

/** Keeps small answers that are loaded whole, each right while `basisOf` the state is. */
function keepWhole<Value>(
  { watch, squeeze }: Pick<Memory, 'watch' | 'squeeze'>,
  basisOf: (state: CatalogueState) => number,
): (name: string, load: () => Promise<Value>) => Promise<Prepared<Value>> {
  const kept = new Map<string, { answer: Prepared<Value>; basis: number }>();
  const shared = makeShared<Prepared<Value>>();
  return async (name, load) => {
    const state = watch.fresh() ?? (await watch.check());
    const basis = basisOf(state);
    const known = kept.get(name);
    if (known?.basis === basis) return known.answer;
    return shared(`${basis} ${name}`, async () => {
      const answer = prepare(name, await load(), squeeze);
      if (basisOf(watch.last()) === basis) kept.set(name, { answer, basis });
      return answer;
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
