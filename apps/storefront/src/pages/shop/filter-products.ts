import { PAGE_SIZE, type ProductSort } from '@shop/contract/constants';
import { formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import type { Facets, Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { variantKey } from '@shop/contract/variant-key';
import type { ShopFilters, ShopView } from './shop-view.ts';

/**
 * The features `filters`, `sort`, `facets` and `paging` in the browser, for an API server without them, with the
 * same rules (api.md): colour, size and stock must match in one variant, prices are after the promotion, and
 * equal products are in the order of their creation.
 */

/** One page of the shop, with the number of pages and products. */
export type ShopPageData = { products: Product[]; pageCount: number; total: number };

/** A product with its computed filter and sort values. */
type IndexedProduct = {
  product: Product;
  creationOrder: number;
  price: number;
  promo: number;
  variants: readonly { color: string; size: string; isInStock: boolean }[];
};

type SortedLists = Map<ProductSort, readonly IndexedProduct[]>;

/** The sorted lists of each product list, cached so that they are computed once. */
const sortedListsCache = new WeakMap<readonly Product[], SortedLists>();

/** SHOP-3: one page of the products that match a view's filters, in its order. */
export function selectPage(
  products: readonly Product[],
  { filters, sort, page }: Omit<ShopView, 'scope'>,
): ShopPageData {
  const matches = createFilter(filters);
  const found = sortProducts(products, sort).filter(matches);
  const offset = (page - 1) * PAGE_SIZE;
  return {
    products: found.slice(offset, offset + PAGE_SIZE).map(({ product }) => product),
    ...countPages(found.length),
  };
}

/** The number of pages of `total` products; an empty list has one page. */
export function countPages(total: number): Pick<ShopPageData, 'total' | 'pageCount'> {
  return { total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
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

function createFilter({ sizes, colors, minPrice = 0, maxPrice = Infinity, inStock }: ShopFilters) {
  const wantedSizes = new Set(sizes.map(variantKey));
  const wantedColors = new Set(colors.map(variantKey));
  const filtersVariants = inStock || wantedSizes.size > 0 || wantedColors.size > 0;
  return ({ price, variants }: IndexedProduct) =>
    price >= minPrice &&
    price <= maxPrice &&
    (!filtersVariants ||
      variants.some(
        ({ size, color, isInStock }) =>
          (isInStock || !inStock) &&
          (wantedSizes.size === 0 || wantedSizes.has(size)) &&
          (wantedColors.size === 0 || wantedColors.has(color)),
      ));
}

function sortProducts(products: readonly Product[], sort: ProductSort): readonly IndexedProduct[] {
  const sortedLists: SortedLists = sortedListsCache.get(products) ?? new Map();
  sortedListsCache.set(products, sortedLists);
  const cached = sortedLists.get(sort);
  if (cached) return cached;
  const [indexed = indexProducts(products)] = sortedLists.values();
  const sorted = indexed.toSorted(COMPARISONS[sort]);
  sortedLists.set(sort, sorted);
  return sorted;
}

const COMPARISONS: Record<ProductSort, (one: IndexedProduct, other: IndexedProduct) => number> = {
  newest: (one, other) => other.creationOrder - one.creationOrder,
  price: (one, other) => one.price - other.price || one.creationOrder - other.creationOrder,
  '-price': (one, other) => other.price - one.price || one.creationOrder - other.creationOrder,
  discount: (one, other) => other.promo - one.promo || one.creationOrder - other.creationOrder,
};

function indexProducts(products: readonly Product[]): IndexedProduct[] {
  const keys = new Map<string, string>();
  const keyOf = (text: string) => {
    const key = keys.get(text) ?? variantKey(text);
    keys.set(text, key);
    return key;
  };
  // Numeric ids increase with each new product. With other ids, the list is newest first.
  const areNumeric = products.every(({ product_Id }) => /^\d{1,15}$/.test(product_Id));
  return products.map((product, index) => ({
    product,
    creationOrder: areNumeric ? Number(product.product_Id) : -index,
    price: parseMoney(product.discounted_price) ?? 0,
    promo: parseHundredths(product.promo_percentage) ?? 0,
    variants: product.colors.flatMap(({ color_name, sizes }) =>
      sizes.map(({ size, quantity }) => ({
        color: keyOf(color_name),
        size: keyOf(size),
        isInStock: quantity > 0,
      })),
    ),
  }));
}
