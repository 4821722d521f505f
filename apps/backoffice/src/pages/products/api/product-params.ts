import {
  BADGES,
  GENDERS,
  PRODUCT_SORTS,
  SEASONS,
  type ProductSort,
} from '@shop/contract/constants';
import type { Product } from '@shop/contract/schemas';
import { totalStock } from '@shop/contract/variant-stock';
import { compareNames } from '../../../lib/compare-names.ts';
import { ONLY } from '../../../lib/paths.ts';
import type { ListParam } from '../../../features/resource-list/list-param.ts';

/** The URL parameter of the sort order. */
export const SORT = 'sort';
/** The value of the parameters that are either set or not. */
export const YES = 'yes';
/** Products with a variant that is sold out, in the parameter `soldout`. */
export const SOME = 'some';

/** The sort orders that no API server has; `-` is descending. */
const BROWSER_SORTS = ['oldest', 'name', '-name', 'stock', '-stock'] as const;
type BrowserSort = (typeof BROWSER_SORTS)[number];

/** The sort orders of the list, the newest first by default. */
export const PRODUCT_LIST_SORTS = [...PRODUCT_SORTS, ...BROWSER_SORTS] as const;

const newest = (one: Product, other: Product) =>
  Number(other.product_Id) - Number(one.product_Id) || 0;
const byName = (one: Product, other: Product) => compareNames(one.product_name, other.product_name);
const byStock = (one: Product, other: Product) => totalStock(one.colors) - totalStock(other.colors);

/** The sort orders in the browser; products with an equal value stay newest first. */
export const BY: Record<ProductSort | BrowserSort, (one: Product, other: Product) => number> = {
  newest,
  oldest: (one, other) => newest(other, one),
  name: byName,
  '-name': (one, other) => byName(other, one),
  stock: byStock,
  '-stock': (one, other) => byStock(other, one),
  price: (one, other) => Number(one.discounted_price) - Number(other.discounted_price),
  '-price': (one, other) => Number(other.discounted_price) - Number(one.discounted_price),
  discount: (one, other) => Number(other.promo_percentage) - Number(one.promo_percentage),
};

function oneOf<T extends string>(values: readonly T[], value: string): T | undefined {
  return values.find((known) => known === value);
}

/** Whether a product has sizes and no stock: what the API server calls not in stock. */
export function isSoldOut({ colors }: Pick<Product, 'colors'>): boolean {
  const sizes = colors.flatMap((color) => color.sizes);
  return sizes.length > 0 && sizes.every(({ quantity }) => quantity === 0);
}

function hasSoldOutVariant({ colors }: Pick<Product, 'colors'>): boolean {
  return colors.some(({ sizes }) => sizes.some(({ quantity }) => quantity === 0));
}

/** The ids of the products that a link of the dashboard names; undefined in any other link. */
export function onlyIds(value: string): string[] | undefined {
  return value.startsWith(ONLY) ? value.slice(ONLY.length).split(',') : undefined;
}

/** The filters and sort orders of the products in the URL. */
export const productParams: readonly ListParam<Product>[] = [
  {
    name: 'gender',
    feature: 'filters',
    parse(value) {
      const gender = oneOf(GENDERS, value);
      return gender && { query: { gender }, filter: (product) => product.gender === gender };
    },
  },
  {
    name: 'season',
    feature: 'filters',
    parse(value) {
      const season = oneOf(SEASONS, value);
      return season && { query: { season }, filter: (product) => product.season === season };
    },
  },
  {
    name: 'badge',
    feature: 'filters',
    parse(value) {
      const badge = oneOf(BADGES, value);
      return badge && { query: { badge }, filter: (product) => product.badge === badge };
    },
  },
  {
    name: 'popular',
    feature: 'filters',
    parse: (value) =>
      value === YES
        ? { query: { popular: true }, filter: (product) => product.is_popular }
        : undefined,
  },
  {
    name: 'soldout',
    feature: 'filters',
    parse(value) {
      if (value === YES) return { query: { in_stock: false }, filter: isSoldOut };
      if (value === SOME) return { query: { sold_out_variant: true }, filter: hasSoldOutVariant };
      return undefined;
    },
  },
  {
    // No API server has this filter: the browser applies it to the whole list.
    name: 'soldout',
    parse(value) {
      const ids = onlyIds(value);
      return ids && { query: {}, filter: ({ product_Id: id }) => ids.includes(id) };
    },
  },
  {
    name: SORT,
    feature: 'sort',
    parse(value) {
      const sort = oneOf(PRODUCT_SORTS, value);
      return sort && { query: { sort }, compare: BY[sort] };
    },
  },
  {
    // No API server has these: the browser sorts the whole list.
    name: SORT,
    parse(value) {
      const sort = oneOf(BROWSER_SORTS, value);
      return sort && { query: {}, compare: BY[sort] };
    },
  },
];
