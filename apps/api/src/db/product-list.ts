import type { ProductSort } from '@shop/contract/constants';
import { colorFamily } from '@shop/contract/color-family';
import type { FacetCounts, Facets, FacetsQuery, ProductListQuery } from '@shop/contract/schemas';
import { formatMoney } from '@shop/contract/money';
import { searchTerms } from '@shop/contract/product-search';
import { rankByTerms } from '@shop/contract/rank-by-terms';
import { variantKey } from '@shop/contract/variant-key';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Db } from './database.ts';
import { paginate, type Page } from './pagination.ts';
import { containsTerms } from './search-text.ts';
import type { Tables } from './tables.ts';

type ProductExpressions = ExpressionBuilder<Tables, 'products'>;
type ProductRows<Output> = SelectQueryBuilder<Tables, 'products', Output>;

/** The ids of the products of a list, oldest first unless the query sorts or searches them. */
export async function findProductIds(db: Db, query: ProductListQuery): Promise<Page<number>> {
  const found = db.selectFrom('products').where((eb) => conditions(eb, query));
  if (query.search && query.sort === undefined) {
    const names = await found
      .select(['id', 'search_text as text'])
      .orderBy('products.id', 'desc')
      .execute();
    return rankedPage(names, query.search, query);
  }
  const page = await paginate(sortRows(found.select('id'), query.sort), query).execute();
  const rows = page.map((row) => row.id);
  if (query.limit === undefined && query.offset === undefined) {
    return { rows, total: rows.length };
  }
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The id and the normalized name of a product. */
export type NormalizedName = { id: number; text: string };

/** The normalized names of all products, oldest first. */
export async function findNormalizedNames(db: Db): Promise<NormalizedName[]> {
  const names = db.selectFrom('products').select(['id', 'search_text as text']);
  return names.orderBy('id').execute();
}

/** NAV-8: a page of the products that a search found, best first. `found` is newest first. */
export function rankedPage(
  found: readonly NormalizedName[],
  search: string,
  { offset = 0, limit = found.length }: Pick<ProductListQuery, 'offset' | 'limit'>,
): Page<number> {
  const ranked = rankByTerms(found, searchTerms(search), ({ text }) => text);
  return { rows: ranked.slice(offset, offset + limit).map(({ id }) => id), total: ranked.length };
}

function conditions(eb: ProductExpressions, query: ProductListQuery) {
  const { gender, season, badge, popular, search, min_price: min, max_price: max } = query;
  return eb.and([
    ...(gender === undefined ? [] : [eb('gender', '=', gender)]),
    ...(season === undefined ? [] : [eb('season', '=', season)]),
    ...(badge === undefined ? [] : [eb('badge', '=', badge)]),
    ...(popular === undefined ? [] : [eb('popular', '=', popular ? 1 : 0)]),
    ...(min === undefined ? [] : [eb('discounted_price', '>=', min)]),
    ...(max === undefined ? [] : [eb('discounted_price', '<=', max)]),
    ...(search ? [containsTerms(search)] : []),
    ...variantConditions(eb, query),
    ...soldOutConditions(eb, query.sold_out_variant),
  ]);
}

/** Colour, size and stock must match in one variant: "in stock in M" needs stock of an M. */
function variantConditions(eb: ProductExpressions, query: ProductListQuery) {
  const { color = [], size = [], in_stock: inStock } = query;
  if (color.length === 0 && size.length === 0 && inStock === undefined) return [];
  const variants = eb
    .selectFrom('variants')
    .select('variants.id')
    .whereRef('variants.product_id', '=', 'products.id')
    .$if(color.length > 0, (q) => q.where('color_key', 'in', color.map(variantKey)))
    .$if(size.length > 0, (q) => q.where('size_key', 'in', size.map(variantKey)));
  const isInStock = eb.exists(variants.where('quantity', '>', 0));
  if (inStock === undefined) return [eb.exists(variants)];
  return inStock ? [isInStock] : [eb.exists(variants), eb.not(isInStock)];
}

function soldOutConditions(eb: ProductExpressions, isSoldOut: boolean | undefined) {
  if (isSoldOut === undefined) return [];
  const soldOut = eb.exists(
    eb
      .selectFrom('variants')
      .select('variants.id')
      .whereRef('variants.product_id', '=', 'products.id')
      .where('quantity', '=', 0),
  );
  return [isSoldOut ? soldOut : eb.not(soldOut)];
}

function sortRows<Output>(rows: ProductRows<Output>, sort: ProductSort | undefined) {
  if (sort === 'newest') return rows.orderBy('products.id', 'desc');
  if (sort === 'price') return rows.orderBy('discounted_price').orderBy('products.id');
  if (sort === '-price') return rows.orderBy('discounted_price', 'desc').orderBy('products.id');
  if (sort === 'discount') return rows.orderBy('promo', 'desc').orderBy('products.id');
  return rows.orderBy('products.id');
}

/** The sizes and colours of the products of a query, unsorted, and their lowest and highest price. */
export async function findFacets(
  db: Db,
  query: Pick<ProductListQuery, 'gender' | 'season'>,
): Promise<Facets> {
  const found = db.selectFrom('products').where((eb) => conditions(eb, query));
  const prices = await found
    .select((eb) => [
      eb.fn.min<number | null>('discounted_price').as('min'),
      eb.fn.max<number | null>('discounted_price').as('max'),
    ])
    .executeTakeFirstOrThrow();
  const variants = await db
    .selectFrom('variants')
    .select(['color', 'size'])
    .distinct()
    .where('product_id', 'in', found.select('id'))
    .execute();
  return {
    sizes: [...new Set(variants.map((variant) => variant.size))],
    colors: [...new Set(variants.map((variant) => variant.color))],
    min_price: formatMoney(prices.min ?? 0),
    max_price: formatMoney(prices.max ?? 0),
  };
}

/**
 * The number of products in stock that the list has with each size, and with each family of colours, together with
 * the query's other filters.
 */
export async function countFacets(db: Db, query: FacetsQuery): Promise<FacetCounts> {
  const { color = [], size = [], ...others } = query;
  const products = db.selectFrom('products').where((eb) => conditions(eb, others));
  const inStock = db
    .selectFrom('variants')
    .where('quantity', '>', 0)
    .where('product_id', 'in', products.select('id'));
  const ofSizes = inStock.$if(size.length > 0, (q) =>
    q.where('size_key', 'in', size.map(variantKey)),
  );
  const ofColors = inStock.$if(color.length > 0, (q) =>
    q.where('color_key', 'in', color.map(variantKey)),
  );
  const sizes = await ofColors
    .groupBy('size_key')
    .select((eb) => ['size_key', eb.fn.count<number>('product_id').distinct().as('count')])
    .execute();
  const colors = await ofSizes.select(['product_id', 'color']).distinct().execute();
  const families = new Map<string, Set<number>>();
  for (const { product_id: id, color: name } of colors) {
    const family = colorFamily(name) ?? variantKey(name);
    families.set(family, (families.get(family) ?? new Set()).add(id));
  }
  return {
    sizes: Object.fromEntries(sizes.map((row) => [row.size_key, row.count])),
    colors: Object.fromEntries([...families].map(([family, ids]) => [family, ids.size])),
  };
}
