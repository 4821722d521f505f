import {
  isOrderSource,
  ORDER_SORTS,
  ORDER_STATUSES,
  type OrderSort,
  type OrderStatus,
} from '@shop/contract/constants';
import { timeRange, type DayRange } from '@shop/contract/day-range';
import { parseMoney } from '@shop/contract/money';
import type { Order } from '@shop/contract/schemas';
import { compareNewest } from '../../../lib/newest-orders.ts';
import type { ListParam } from '../../../features/resource-list/list-param.ts';
import { CALL } from '../../../lib/paths.ts';
import { FROM, TO } from '../../../features/resource-list/url-params.ts';

/** The URL parameters of the status and the sort order. */
export const STATUS = 'status';
export const SORT = 'sort';
/** The URL parameter of the orders in quarantine. */
export const QUARANTINE = 'quarantine';
/** The URL parameter of the source. */
export const SOURCE = 'source';

function isStatus(value: string): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

/** Whether a text is a calendar day: 2026-11-21. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** An order without a date matches every range. */
function isPlacedIn(range: DayRange): (order: Order) => boolean {
  const { from = -Infinity, until = Infinity } = timeRange(range);
  return ({ created_at: at }) => {
    if (at === undefined) return true;
    const time = Date.parse(at);
    return time >= from && time < until;
  };
}

function statusRank({ status }: Order): number {
  return status === undefined ? ORDER_STATUSES.length : ORDER_STATUSES.indexOf(status);
}

const byTotal = (one: Order, other: Order) =>
  (parseMoney(one.total_amount) ?? 0) - (parseMoney(other.total_amount) ?? 0);
const byStatus = (one: Order, other: Order) => statusRank(one) - statusRank(other);

/** The sort orders in the browser; orders with an equal value stay newest first. */
const COMPARE: Record<OrderSort, (one: Order, other: Order) => number> = {
  created_at: (one, other) => compareNewest(other, one),
  total: byTotal,
  '-total': (one, other) => byTotal(other, one),
  status: byStatus,
  '-status': (one, other) => byStatus(other, one),
};

/** The filters and sort orders of the orders. */
export const orderParams: readonly ListParam<Order>[] = [
  {
    name: STATUS,
    feature: 'status',
    // An order without a status matches every status.
    parse: (value) =>
      isStatus(value)
        ? { query: { status: value }, filter: ({ status = value }) => status === value }
        : undefined,
  },
  {
    name: QUARANTINE,
    feature: 'quarantine',
    parse: (value) =>
      value === 'true'
        ? { query: { quarantine: true }, filter: ({ quarantine }) => quarantine !== undefined }
        : undefined,
  },
  {
    name: CALL,
    feature: 'confirmation',
    // A listed order does not contain the outcomes of its calls, so the browser finds none.
    parse: (value) =>
      value === 'wrong_number' ? { query: { call: value }, filter: () => false } : undefined,
  },
  {
    name: SOURCE,
    feature: 'drafts',
    parse: (value) =>
      isOrderSource(value)
        ? { query: { source: value }, filter: ({ source = value }) => source === value }
        : undefined,
  },
  {
    name: FROM,
    feature: 'order-dates',
    parse: (from) => (isDay(from) ? { query: { from }, filter: isPlacedIn({ from }) } : undefined),
  },
  {
    name: TO,
    feature: 'order-dates',
    parse: (to) => (isDay(to) ? { query: { to }, filter: isPlacedIn({ to }) } : undefined),
  },
  {
    name: SORT,
    feature: 'order-sort',
    parse(value) {
      const ordering = ORDER_SORTS.find((sort) => sort === value);
      return ordering && { query: { ordering }, compare: COMPARE[ordering] };
    },
  },
];
