import {
  GENDERS,
  LIMITS,
  MAX_LENGTH,
  PAGE_SIZE,
  PRODUCT_SORTS,
  SEASONS,
  type ProductSort,
} from '@shop/contract/constants';
import { formatMoney, parseMoney } from '@shop/contract/money';
import { compareSizes } from '@shop/contract/size-order';
import { paths, type ShopScope } from '../../lib/paths.ts';

/** The filters of the list; prices are in millimes, and both limits are included. */
export type ShopFilters = {
  /** The searched words (NAV-8); empty without a search. */
  search: string;
  sizes: readonly string[];
  colors: readonly string[];
  minPrice: number | undefined;
  maxPrice: number | undefined;
  inStock: boolean;
};

/** The sort orders of the list; `relevance` is of a search, and without a name in the API. */
export type ShopSort = ProductSort | 'relevance';

/** The state of the shop page in its URL (SHOP-1); the first page is 1. */
export type ShopView = {
  scope: ShopScope;
  filters: ShopFilters;
  sort: ShopSort;
  page: number;
  /** SHOP-3: six products a page, or twice as many when the shopper chooses so. */
  pageSize: number;
};

/** Removes all filters; the search stays. */
export const NO_FILTERS: Omit<ShopFilters, 'search'> = {
  sizes: [],
  colors: [],
  minPrice: undefined,
  maxPrice: undefined,
  inStock: false,
};

/** The sort order that the shopper did not choose: that of the search's suggestions, or the newest first. */
export function defaultSort({ search }: Pick<ShopFilters, 'search'>): ShopSort {
  return search === '' ? 'newest' : 'relevance';
}

/** The page sizes of the shop. */
export const PAGE_SIZES = [PAGE_SIZE, 2 * PAGE_SIZE] as const;

/** The maximum page number, so that the requested offset is valid. */
const MAX_PAGE = 1_000_000;
/** The maximum number of values of one filter. */
const MAX_VALUES = 60;

/** Reads the shop page's URL parameters. Invalid values are ignored. */
export function readShopView(query: URLSearchParams): ShopView {
  const gender = GENDERS.find((known) => known === query.get('gender'));
  const season = gender && SEASONS.find((known) => known === query.get('season'));
  const page = Number(query.get('page') ?? '1');
  const filters = readFilters(query);
  return {
    scope: { ...(gender && { gender }), ...(season && { season }) },
    filters,
    sort: PRODUCT_SORTS.find((known) => known === query.get('sort')) ?? defaultSort(filters),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get('per')) ?? PAGE_SIZE,
  };
}

function readFilters(query: URLSearchParams): ShopFilters {
  const [minPrice, maxPrice] = inOrder(
    readAmount(query.get('min_price') ?? ''),
    readAmount(query.get('max_price') ?? ''),
  );
  return {
    search: readValues([query.get('search') ?? ''], MAX_LENGTH.search)[0] ?? '',
    sizes: readValues(query.getAll('size'), MAX_LENGTH.size).toSorted(compareSizes),
    colors: readValues(query.getAll('color'), MAX_LENGTH.color).toSorted(),
    minPrice,
    maxPrice,
    inStock: query.get('in_stock') === 'true',
  };
}

function readValues(values: readonly string[], maxLength: number): string[] {
  const trimmed = values.map((value) => value.trim());
  return [...new Set(trimmed)]
    .filter((value) => value !== '' && value.length <= maxLength && !/\p{Cc}/u.test(value))
    .slice(0, MAX_VALUES);
}

/**
 * Parses an amount as a shopper types it ("79,9", "79.90", " 80 TND") to millimes. Undefined for other text,
 * and above the maximum price.
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

/** Returns the two limits of a price range, the lower one first. */
export function inOrder(
  one: number | undefined,
  other: number | undefined,
): [number | undefined, number | undefined] {
  return one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
}

/** Returns the path and query of a view. Equal views have the same one, so it is used as a cache key. */
export function shopPath({ scope, filters, sort, page, pageSize }: ShopView): string {
  const params: [name: string, value: string][] = [
    ...(filters.search === '' ? [] : [['search', filters.search] as [string, string]]),
    ...filters.sizes.map((size): [string, string] => ['size', size]),
    ...filters.colors.map((color): [string, string] => ['color', color]),
  ];
  if (filters.minPrice !== undefined) params.push(['min_price', formatAmount(filters.minPrice)]);
  if (filters.maxPrice !== undefined) params.push(['max_price', formatAmount(filters.maxPrice)]);
  if (filters.inStock) params.push(['in_stock', 'true']);
  if (sort !== defaultSort(filters)) params.push(['sort', sort]);
  if (pageSize !== PAGE_SIZE) params.push(['per', String(pageSize)]);
  if (page > 1) params.push(['page', String(page)]);
  return paths.shop(scope, params);
}

/** Formats an amount in millimes for the URL and the price fields: "80", "79.90". */
export function formatAmount(millimes: number): string {
  return formatMoney(millimes).replace(/\.00$/, '');
}

/** Whether a view has filters or a search. */
export function isFiltered({ filters }: Pick<ShopView, 'filters'>): boolean {
  return filters.search !== '' || countFilters(filters) > 0;
}

/** The number of filters, without the search; both limits of a price range count as one. */
export function countFilters({
  sizes,
  colors,
  minPrice,
  maxPrice,
  inStock,
}: Omit<ShopFilters, 'search'>): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return sizes.length + colors.length + Number(hasPrice) + Number(inStock);
}
