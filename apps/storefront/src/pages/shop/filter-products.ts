import { PAGE_SIZE, type ProductSort } from '@shop/contract/constants';
import { formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import type { Facets, Product } from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';
import { variantKey } from '@shop/contract/variant-key';
import type { ShopFilters, ShopView } from './shop-view.ts';

/**
 * What a host's features `filters`, `sort`, `facets` and `paging` do, for a host that has none of
 * them, by the same rules (host.md): colour, size and stock are asked of one and the same variant,
 * prices are those after the promotion, and equals stand in the order they came into the shop.
 */

/** One page of the shop, and how much there is in all. */
export type ShopPageOf = { products: Product[]; pageCount: number; total: number };

/** A product with what it is found by, worked out once. */
type Folded = {
  product: Product;
  arrival: number;
  price: number;
  promo: number;
  variants: readonly { color: string; size: string; isThere: boolean }[];
};

type Orders = Map<ProductSort, readonly Folded[]>;

/** Kept with the list they belong to, so that each filter after the first only compares. */
const ordersOf = new WeakMap<readonly Product[], Orders>();

/** SHOP-3: one page of the products that pass a view's filters, in its order. */
export function pageOf(
  products: readonly Product[],
  { filters, sort, page }: Omit<ShopView, 'scope'>,
): ShopPageOf {
  const passes = filterOf(filters);
  const found = inOrderOf(products, sort).filter(passes);
  const offset = (page - 1) * PAGE_SIZE;
  return {
    products: found.slice(offset, offset + PAGE_SIZE).map(({ product }) => product),
    ...counted(found.length),
  };
}

/** How many pages so many products fill; an empty list is one page. */
export function counted(total: number): Pick<ShopPageOf, 'total' | 'pageCount'> {
  return { total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

/** What the products can be filtered by: sizes as people order them, prices after promotions. */
export function facetsOf(products: readonly Product[]): Facets {
  const colors = new Set<string>();
  const sizes = new Set<string>();
  let least = Infinity;
  let most = 0;
  for (const { colors: stocked, discounted_price } of products) {
    const price = parseMoney(discounted_price) ?? 0;
    least = Math.min(least, price);
    most = Math.max(most, price);
    for (const color of stocked) {
      if (color.sizes.length > 0) colors.add(color.color_name);
      for (const { size } of color.sizes) sizes.add(size);
    }
  }
  return {
    sizes: [...sizes].toSorted(compareSizes),
    colors: [...colors].toSorted(),
    min_price: formatMoney(products.length > 0 ? least : 0),
    max_price: formatMoney(most),
  };
}

function filterOf({ sizes, colors, minPrice = 0, maxPrice = Infinity, inStock }: ShopFilters) {
  const wantedSizes = new Set(sizes.map(variantKey));
  const wantedColors = new Set(colors.map(variantKey));
  const asksVariant = inStock || wantedSizes.size > 0 || wantedColors.size > 0;
  return ({ price, variants }: Folded) =>
    price >= minPrice &&
    price <= maxPrice &&
    (!asksVariant ||
      variants.some(
        ({ size, color, isThere }) =>
          (isThere || !inStock) &&
          (wantedSizes.size === 0 || wantedSizes.has(size)) &&
          (wantedColors.size === 0 || wantedColors.has(color)),
      ));
}

function inOrderOf(products: readonly Product[], sort: ProductSort): readonly Folded[] {
  const orders: Orders = ordersOf.get(products) ?? new Map();
  ordersOf.set(products, orders);
  const kept = orders.get(sort);
  if (kept) return kept;
  const [inAnyOrder = fold(products)] = orders.values();
  const sorted = inAnyOrder.toSorted(COMPARISONS[sort]);
  orders.set(sort, sorted);
  return sorted;
}

const COMPARISONS: Record<ProductSort, (one: Folded, other: Folded) => number> = {
  newest: (one, other) => other.arrival - one.arrival,
  price: (one, other) => one.price - other.price || one.arrival - other.arrival,
  '-price': (one, other) => other.price - one.price || one.arrival - other.arrival,
  discount: (one, other) => other.promo - one.promo || one.arrival - other.arrival,
};

function fold(products: readonly Product[]): Folded[] {
  const keys = new Map<string, string>();
  const keyOf = (text: string) => {
    const key = keys.get(text) ?? variantKey(text);
    keys.set(text, key);
    return key;
  };
  // Ids count up as products come in, where they are numbers; else the list is taken as newest first.
  const areNumbers = products.every(({ product_Id }) => /^\d{1,15}$/.test(product_Id));
  return products.map((product, index) => ({
    product,
    arrival: areNumbers ? Number(product.product_Id) : -index,
    price: parseMoney(product.discounted_price) ?? 0,
    promo: parseHundredths(product.promo_percentage) ?? 0,
    variants: product.colors.flatMap(({ color_name, sizes }) =>
      sizes.map(({ size, quantity }) => ({
        color: keyOf(color_name),
        size: keyOf(size),
        isThere: quantity > 0,
      })),
    ),
  }));
}
