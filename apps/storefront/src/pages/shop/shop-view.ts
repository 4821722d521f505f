import {
  GENDERS,
  LIMITS,
  MAX_LENGTH,
  PRODUCT_SORTS,
  SEASONS,
  type ProductSort,
} from '@shop/contract/constants';
import { formatMoney, parseMoney } from '@shop/contract/money';
import { compareSizes } from '@shop/contract/size-order';
import { paths, type ShopScope } from '../../platform/paths.ts';

/** What the list is narrowed to; prices in millimes, both ends included. */
export type ShopFilters = {
  sizes: readonly string[];
  colors: readonly string[];
  minPrice: number | undefined;
  maxPrice: number | undefined;
  inStock: boolean;
};

/** All that the shop page's address says (SHOP-1); pages count from 1. */
export type ShopView = {
  scope: ShopScope;
  filters: ShopFilters;
  sort: ProductSort;
  page: number;
};

export const NO_FILTERS: ShopFilters = {
  sizes: [],
  colors: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
};

export const DEFAULT_SORT: ProductSort = 'newest';

/** Of a page, beyond which no catalogue goes; keeps what the host is asked within its bounds. */
const LAST_PAGE = 1_000_000;
/** Of one kind of filter, beyond which an address is no shopper's. */
const MOST_VALUES = 60;

/** Reads the shop page's address; what it does not know is as if it were not there. */
export function readShopView(query: URLSearchParams): ShopView {
  const gender = GENDERS.find((known) => known === query.get('gender'));
  const season = gender && SEASONS.find((known) => known === query.get('season'));
  const page = Number(query.get('page') ?? '1');
  return {
    scope: { ...(gender && { gender }), ...(season && { season }) },
    filters: readFilters(query),
    sort: PRODUCT_SORTS.find((known) => known === query.get('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

function readFilters(query: URLSearchParams): ShopFilters {
  const [minPrice, maxPrice] = inOrder(
    readAmount(query.get('min_price') ?? ''),
    readAmount(query.get('max_price') ?? ''),
  );
  return {
    sizes: readValues(query.getAll('size'), MAX_LENGTH.size).toSorted(compareSizes),
    colors: readValues(query.getAll('color'), MAX_LENGTH.color).toSorted(),
    minPrice,
    maxPrice,
    inStock: query.get('in_stock') === 'true',
  };
}

function readValues(values: readonly string[], longest: number): string[] {
  const tidy = values.map((value) => value.trim());
  return [...new Set(tidy)]
    .filter((value) => value !== '' && value.length <= longest && !/\p{Cc}/u.test(value))
    .slice(0, MOST_VALUES);
}

/**
 * Reads an amount as a shopper types it ("79,9", "79.90", " 80 TND") into millimes; undefined for what
 * is none, or beyond any price.
 */
export function readAmount(text: string): number | undefined {
  const digits = text
    .replace(/tnd|dt/i, '')
    .replaceAll(/\s/gu, '')
    .replace(',', '.');
  const millimes = parseMoney(digits);
  return millimes !== undefined && millimes >= 0 && millimes <= LIMITS.priceMillimes
    ? millimes
    : undefined;
}

/** The two ends of a price range, whichever was typed first. */
export function inOrder(
  one: number | undefined,
  other: number | undefined,
): [number | undefined, number | undefined] {
  return one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
}

/** Writes a view's address; equal views have the same one, which is also their name in every cache. */
export function shopPath({ scope, filters, sort, page }: ShopView): string {
  const said: [name: string, value: string][] = [
    ...filters.sizes.map((size): [string, string] => ['size', size]),
    ...filters.colors.map((color): [string, string] => ['color', color]),
  ];
  if (filters.minPrice !== undefined) said.push(['min_price', writeAmount(filters.minPrice)]);
  if (filters.maxPrice !== undefined) said.push(['max_price', writeAmount(filters.maxPrice)]);
  if (filters.inStock) said.push(['in_stock', 'true']);
  if (sort !== DEFAULT_SORT) said.push(['sort', sort]);
  if (page > 1) said.push(['page', String(page)]);
  return paths.shop(scope, said);
}

/** An amount in millimes as an address and a field show it: "80", "79.90". */
export function writeAmount(millimes: number): string {
  return formatMoney(millimes).replace(/\.00$/, '');
}

/** Whether the list is narrowed at all. */
export function isFiltered({ filters }: Pick<ShopView, 'filters'>): boolean {
  return countFilters(filters) > 0;
}

/** How many filters are set; both ends of a price range are one. */
export function countFilters({ sizes, colors, minPrice, maxPrice, inStock }: ShopFilters): number {
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return sizes.length + colors.length + Number(isPriced) + Number(inStock);
}
