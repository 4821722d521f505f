import { colorFamily } from '@shop/contract/color-family';
import { formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { matchesTerms, searchTerms } from '@shop/contract/product-search';
import { rankByTerms } from '@shop/contract/rank-by-terms';
import type { FacetCounts, Facets, Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { variantKey } from '@shop/contract/variant-key';
import { creationOrders } from '../../lib/product-order.ts';
import type { ShopFilters, ShopSort, ShopView } from './shop-view.ts';

/**
 * The features `search`, `filters`, `sort`, `facets`, `facet-counts` and `paging` in the browser, for an API server
 * without them, with the same rules (api.md): colour, size and stock must match in one variant, prices are after the
 * promotion, and equal products are in the order of their creation.
 */

/** One page of the shop, with the number of pages and products. */
export type ProductsPage = { products: Product[]; pageCount: number; total: number };

/** A product with its computed filter and sort values. */
type IndexedProduct = {
  product: Product;
  creationOrder: number;
  price: number;
  promo: number;
  variants: readonly { color: string; family: string; size: string; isInStock: boolean }[];
};

type SortedLists = Map<ShopSort, readonly IndexedProduct[]>;

/** The sorted lists of each product list, cached so that they are computed once. */
const sortedListsCache = new WeakMap<readonly Product[], SortedLists>();

/** SHOP-3: one page of the products that match a view's filters, in its order. */
export function selectPage(
  products: readonly Product[],
  { filters, sort, page, pageSize }: Omit<ShopView, 'scope'>,
): ProductsPage {
  const matches = createFilter(filters);
  const matching = sortProducts(products, sort).filter(matches);
  const found =
    sort === 'relevance'
      ? rankByTerms(matching, searchTerms(filters.search), ({ product }) => normalizedName(product))
      : matching;
  const offset = (page - 1) * pageSize;
  return {
    products: found.slice(offset, offset + pageSize).map(({ product }) => product),
    ...countPages(found.length, pageSize),
  };
}

/** The number of pages of `total` products; an empty list has one page. */
export function countPages(
  total: number,
  pageSize: number,
): Pick<ProductsPage, 'total' | 'pageCount'> {
  return { total, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
}

/** The filter values of the products: sizes from small to large, prices after the promotion. */
export function facetsOf(products: readonly Product[]): Facets {
  const colors = new Set<string>();
  const sizes = new Set<string>();
  let min = Infinity;
  let max = 0;
  for (const { colors: productColors, discounted_price } of products) {
    const price = parseMoney(discounted_price) ?? 0;
    min = Math.min(min, price);
    max = Math.max(max, price);
    for (const color of productColors) {
      if (color.sizes.length > 0) colors.add(color.color_name);
      for (const { size } of color.sizes) sizes.add(size);
    }
  }
  return {
    sizes: [...sizes].toSorted(compareSizes),
    colors: [...colors].toSorted(),
    min_price: formatMoney(products.length > 0 ? min : 0),
    max_price: formatMoney(max),
  };
}

/**
 * The number of products in stock with each size, and with each family of colours, together with the other filters.
 */
export function countFacets(products: readonly Product[], filters: ShopFilters): FacetCounts {
  const isCandidate = createProductFilter(filters);
  const [hasSize, hasColor] = [createValueFilter(filters.sizes), createValueFilter(filters.colors)];
  const sizes = new Map<string, number>();
  const colors = new Map<string, number>();
  for (const indexed of sortProducts(products, 'newest')) {
    if (!isCandidate(indexed)) continue;
    const variants = indexed.variants.filter(({ isInStock }) => isInStock);
    const countOnce = (counts: Map<string, number>, keys: readonly string[]) => {
      for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    countOnce(
      sizes,
      variants.filter(({ color }) => hasColor(color)).map(({ size }) => size),
    );
    countOnce(
      colors,
      variants.filter(({ size }) => hasSize(size)).map(({ family }) => family),
    );
  }
  return { sizes: Object.fromEntries(sizes), colors: Object.fromEntries(colors) };
}

/** The key of a colour in the counts: its family, or the value itself when it is not `#RRGGBB`. */
export function familyKey(color: string): string {
  return colorFamily(color) ?? variantKey(color);
}

/** A size and a colour are found only in stock: a filtered list has what can be bought so. */
export function needsStock({ sizes, colors, inStock }: ShopFilters): boolean {
  return inStock || sizes.length > 0 || colors.length > 0;
}

function createFilter(filters: ShopFilters) {
  const isCandidate = createProductFilter(filters);
  const [hasSize, hasColor] = [createValueFilter(filters.sizes), createValueFilter(filters.colors)];
  return (product: IndexedProduct) =>
    isCandidate(product) &&
    (!needsStock(filters) ||
      product.variants.some(
        ({ size, color, isInStock }) => isInStock && hasSize(size) && hasColor(color),
      ));
}

/** The filters that do not depend on the variants: the price and the search. */
function createProductFilter({ search, minPrice = 0, maxPrice = Infinity }: ShopFilters) {
  const terms = search === '' ? [] : searchTerms(search);
  return ({ price, product }: IndexedProduct) =>
    price >= minPrice &&
    price <= maxPrice &&
    (terms.length === 0 || matchesTerms(normalizedName(product), terms));
}

/** Whether a key is one of the values; without values, every key is. */
function createValueFilter(values: readonly string[]) {
  const keys = new Set(values.map(variantKey));
  return (key: string) => keys.size === 0 || keys.has(key);
}

const normalizedNames = new WeakMap<Product, string>();

/** The normalized name of a product, computed once. */
function normalizedName(product: Product): string {
  const name = normalizedNames.get(product) ?? normalizeForSearch(product.product_name);
  normalizedNames.set(product, name);
  return name;
}

function sortProducts(products: readonly Product[], sort: ShopSort): readonly IndexedProduct[] {
  const sortedLists: SortedLists = sortedListsCache.get(products) ?? new Map();
  sortedListsCache.set(products, sortedLists);
  const cached = sortedLists.get(sort);
  if (cached) return cached;
  const [indexed = indexProducts(products)] = sortedLists.values();
  const sorted = indexed.toSorted(COMPARISONS[sort]);
  sortedLists.set(sort, sorted);
  return sorted;
}

const COMPARISONS: Record<ShopSort, (one: IndexedProduct, other: IndexedProduct) => number> = {
  newest: (one, other) => other.creationOrder - one.creationOrder,
  /** The order of equally relevant products. */
  relevance: (one, other) => other.creationOrder - one.creationOrder,
  price: (one, other) => one.price - other.price || one.creationOrder - other.creationOrder,
  '-price': (one, other) => other.price - one.price || one.creationOrder - other.creationOrder,
  discount: (one, other) => other.promo - one.promo || one.creationOrder - other.creationOrder,
};

function indexProducts(products: readonly Product[]): IndexedProduct[] {
  const keyOf = memoize(variantKey);
  const familyOf = memoize(familyKey);
  const orders = creationOrders(products);
  return products.map((product, index) => ({
    product,
    creationOrder: orders[index] ?? 0,
    price: parseMoney(product.discounted_price) ?? 0,
    promo: parseHundredths(product.promo_percentage) ?? 0,
    variants: product.colors.flatMap(({ color_name, sizes }) =>
      sizes.map(({ size, quantity }) => ({
        color: keyOf(color_name),
        family: familyOf(color_name),
        size: keyOf(size),
        isInStock: quantity > 0,
      })),
    ),
  }));
}

/** A large catalogue has few different values. */
function memoize(compute: (text: string) => string): (text: string) => string {
  const results = new Map<string, string>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}
