import { ORDER_STATUSES, type OrderSort } from '@shop/contract/constants';
import { timeRange } from '@shop/contract/day-range';
import { TOTAL_COUNT_HEADER, type Feature } from '@shop/contract/features';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import { matchesSearch } from '@shop/contract/product-search';
import { formatMoney, parseMoney } from '@shop/contract/money';
import {
  customerListQuerySchema,
  orderListQuerySchema,
  productListQuerySchema,
  messageListQuerySchema,
  type Facets,
  type OrderCounts,
  type ProductListQuery,
  type ApiOrder,
  type ApiProduct,
  type ApiMessage,
  type Customer,
} from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';

/** The query of a list request, and the features that the API server supports. */
export type ListRequest = { query: URLSearchParams; features: readonly Feature[] };

/** A list and its response headers. */
export type ListResponse<Row> = { rows: Row[]; headers: [name: string, value: string][] };

/** Feature `paging`: the requested page of a list and the total count; otherwise the whole list. */
export function paginate<Row>(
  rows: readonly Row[],
  { query, features }: ListRequest,
): ListResponse<Row> {
  if (!features.includes('paging')) return { rows: [...rows], headers: [] };
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? rows.length);
  return {
    rows: rows.slice(offset, offset + limit),
    headers: [[TOTAL_COUNT_HEADER, String(rows.length)]],
  };
}

/** Features `search`, `filters` and `sort` on products. */
export function filterProducts(rows: readonly ApiProduct[], request: ListRequest): ApiProduct[] {
  const query = productListQuerySchema.parse(Object.fromEntries(request.query));
  const matching = rows
    .filter(
      (row) =>
        !request.features.includes('search') ||
        !query.search ||
        matchesSearch(row.product_name, query.search),
    )
    .filter((row) => !request.features.includes('filters') || matchesFilters(row, query));
  return request.features.includes('sort') ? sorted(matching, query.sort) : matching;
}

/** Features `search`, `status`, `order-dates` and `order-sort` on orders. */
export function filterOrders(rows: readonly ApiOrder[], request: ListRequest): ApiOrder[] {
  const { search, status, ordering, quarantine, ...range } = orderListQuerySchema.parse(
    Object.fromEntries(request.query),
  );
  const { from = -Infinity, until = Infinity } = timeRange(
    request.features.includes('order-dates') ? range : {},
  );
  const isSorted = request.features.includes('order-sort') && ordering !== undefined;
  return (isSorted ? sortOrders(rows, ordering) : rows)
    .filter((row) => quarantine === undefined || quarantine === (row.quarantine !== undefined))
    .filter((row) => matches(request, search, [row.command_id, row.client_name, row.number]))
    .filter((row) => !request.features.includes('status') || !status || row.status === status)
    .filter(({ created_at: at }) => Date.parse(at) >= from && Date.parse(at) < until);
}

function sortOrders(rows: readonly ApiOrder[], ordering: OrderSort): ApiOrder[] {
  if (ordering === 'created_at') return rows.toReversed();
  const valueOf = (row: ApiOrder) =>
    ordering.endsWith('total')
      ? (parseMoney(row.total_amount) ?? 0)
      : ORDER_STATUSES.indexOf(row.status);
  const direction = ordering.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * (valueOf(one) - valueOf(other)));
}

/** Features `search` and `filters` on messages. */
export function filterMessages(rows: readonly ApiMessage[], request: ListRequest): ApiMessage[] {
  const { search, type } = messageListQuerySchema.parse(Object.fromEntries(request.query));
  return rows
    .filter((row) => matches(request, search, [row.client_name, row.message]))
    .filter((row) => !request.features.includes('filters') || !type || row.query_type === type);
}

/** The search and the filter of customers (feature `customers`). */
export function filterCustomers(rows: readonly Customer[], { query }: ListRequest): Customer[] {
  const { search, blocked } = customerListQuerySchema.parse(Object.fromEntries(query));
  return rows
    .filter((row) => contains([row.name, ...row.places, ...row.numbers], search ?? ''))
    .filter((row) => blocked === undefined || row.blocked === blocked);
}

/** The number of orders in each status (feature `status`). */
export function countOrders(rows: readonly ApiOrder[]): OrderCounts {
  const counts = { new: 0, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
  for (const status of ORDER_STATUSES) {
    counts[status] = rows.filter((row) => row.status === status).length;
  }
  return counts;
}

/** The available filters of a list of products (feature `facets`). */
export function facetsOf(rows: readonly ApiProduct[]): Facets {
  const colors = rows.flatMap((row) => row.colors);
  const prices = rows.map(priceOf);
  return {
    sizes: unique(colors.flatMap(({ sizes }) => sizes.map(({ size }) => size))).sort(compareSizes),
    colors: unique(colors.map(({ color_name }) => color_name)),
    min_price: formatMoney(Math.min(...(prices.length > 0 ? prices : [0]))),
    max_price: formatMoney(Math.max(0, ...prices)),
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

function matches(
  { features }: ListRequest,
  search: string | undefined,
  texts: readonly string[],
): boolean {
  if (!features.includes('search') || !search) return true;
  return contains(texts, search);
}

function contains(texts: readonly string[], search: string): boolean {
  return texts.some((text) => normalizeForSearch(text).includes(normalizeForSearch(search)));
}

function priceOf({ discounted_price }: ApiProduct): number {
  return parseMoney(discounted_price) ?? 0;
}

function matchesFilters(product: ApiProduct, query: ProductListQuery): boolean {
  const { gender, season, badge, popular, min_price: min, max_price: max } = query;
  const price = priceOf(product);
  return (
    (gender === undefined || product.gender === gender) &&
    (season === undefined || product.season === season) &&
    (badge === undefined || product.badge === badge) &&
    (popular === undefined || product.is_popular === popular) &&
    (min === undefined || price >= min) &&
    (max === undefined || price <= max) &&
    (query.sold_out_variant === undefined ||
      hasSoldOutVariant(product) === query.sold_out_variant) &&
    hasVariant(product, query)
  );
}

function hasSoldOutVariant({ colors }: ApiProduct): boolean {
  return colors.some(({ sizes }) => sizes.some(({ quantity }) => quantity === 0));
}

function hasVariant({ colors }: ApiProduct, { color, size, in_stock }: ProductListQuery): boolean {
  const variants = colors
    .filter((each) => !color || color.includes(each.color_name))
    .flatMap(({ sizes }) => sizes.filter((each) => !size || size.includes(each.size)));
  if (in_stock === undefined) return variants.length > 0;
  return variants.some(({ quantity }) => quantity > 0) === in_stock;
}

function sorted(rows: readonly ApiProduct[], sort: ProductListQuery['sort']): ApiProduct[] {
  if (sort === 'newest') return rows.toReversed();
  if (sort === 'price') return rows.toSorted((one, other) => priceOf(one) - priceOf(other));
  if (sort === '-price') return rows.toSorted((one, other) => priceOf(other) - priceOf(one));
  if (sort === 'discount') {
    return rows.toSorted(
      (one, other) => Number(other.promo_percentage) - Number(one.promo_percentage),
    );
  }
  return [...rows];
}
