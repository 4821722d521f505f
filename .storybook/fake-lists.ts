import { ORDER_STATUSES } from '@shop/contract/constants';
import { TOTAL_COUNT_HEADER, type Feature } from '@shop/contract/features';
import { fold } from '@shop/contract/fold';
import { formatMoney, parseMoney } from '@shop/contract/money';
import {
  orderListQuerySchema,
  productListQuerySchema,
  queryListQuerySchema,
  type Facets,
  type OrderCounts,
  type ProductListQuery,
  type WireOrder,
  type WireProduct,
  type WireQuery,
} from '@shop/contract/schemas';
import { compareSizes } from '@shop/contract/size-order';

/** What a list was asked for, and what the host takes notice of. */
export type Asked = { query: URLSearchParams; features: readonly Feature[] };

/** A list to send, and the headers that go with it. */
export type Sent<Row> = { rows: Row[]; headers: [name: string, value: string][] };

/** The part of a list that was asked for, with the count of all of it, where the host pages (feature `paging`). */
export function cut<Row>(rows: readonly Row[], { query, features }: Asked): Sent<Row> {
  if (!features.includes('paging')) return { rows: [...rows], headers: [] };
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? rows.length);
  return {
    rows: rows.slice(offset, offset + limit),
    headers: [[TOTAL_COUNT_HEADER, String(rows.length)]],
  };
}

/** Features `search`, `filters` and `sort` on products. */
export function narrowProducts(rows: readonly WireProduct[], asked: Asked): WireProduct[] {
  const query = productListQuerySchema.parse(Object.fromEntries(asked.query));
  const kept = rows
    .filter((row) => says(asked, query.search, [row.product_name]))
    .filter((row) => !asked.features.includes('filters') || passes(row, query));
  return asked.features.includes('sort') ? sorted(kept, query.sort) : kept;
}

/** Features `search` and `status` on orders. */
export function narrowOrders(rows: readonly WireOrder[], asked: Asked): WireOrder[] {
  const { search, status } = orderListQuerySchema.parse(Object.fromEntries(asked.query));
  return rows
    .filter((row) => says(asked, search, [row.command_id, row.client_name, row.number]))
    .filter((row) => !asked.features.includes('status') || !status || row.status === status);
}

/** Features `search` and `filters` on messages. */
export function narrowQueries(rows: readonly WireQuery[], asked: Asked): WireQuery[] {
  const { search, type } = queryListQuerySchema.parse(Object.fromEntries(asked.query));
  return rows
    .filter((row) => says(asked, search, [row.client_name, row.message]))
    .filter((row) => !asked.features.includes('filters') || !type || row.query_type === type);
}

/** How many of the orders stand at each status (feature `status`). */
export function countOrders(rows: readonly WireOrder[]): OrderCounts {
  const counts = { new: 0, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
  for (const status of ORDER_STATUSES) {
    counts[status] = rows.filter((row) => row.status === status).length;
  }
  return counts;
}

/** What the products can be filtered by (feature `facets`). */
export function facetsOf(rows: readonly WireProduct[]): Facets {
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

function says({ features }: Asked, search: string | undefined, texts: readonly string[]): boolean {
  if (!features.includes('search') || !search) return true;
  return texts.some((text) => fold(text).includes(fold(search)));
}

function priceOf({ discounted_price }: WireProduct): number {
  return parseMoney(discounted_price) ?? 0;
}

function passes(product: WireProduct, query: ProductListQuery): boolean {
  const { gender, season, badge, popular, min_price: least, max_price: most } = query;
  const price = priceOf(product);
  return (
    (gender === undefined || product.gender === gender) &&
    (season === undefined || product.season === season) &&
    (badge === undefined || product.badge === badge) &&
    (popular === undefined || product.is_popular === popular) &&
    (least === undefined || price >= least) &&
    (most === undefined || price <= most) &&
    hasVariant(product, query)
  );
}

function hasVariant({ colors }: WireProduct, { color, size, in_stock }: ProductListQuery): boolean {
  const wanted = colors
    .filter((each) => !color || color.includes(each.color_name))
    .flatMap(({ sizes }) => sizes.filter((each) => !size || size.includes(each.size)));
  if (in_stock === undefined) return wanted.length > 0;
  return wanted.some(({ quantity }) => quantity > 0) === in_stock;
}

function sorted(rows: readonly WireProduct[], sort: ProductListQuery['sort']): WireProduct[] {
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
