import { LOW_STOCK_PIECES } from '@shop/contract/constants';
import { TIME_ZONE_OFFSET_MS } from '@shop/contract/day-range';
import { formatMoney } from '@shop/contract/money';
import type { SalesFigures, Stats, StatsQuery } from '@shop/contract/schemas';
import { invalidField } from '../errors.ts';
import type { Db } from '../db/database.ts';
import {
  countToDo,
  findBestSellers,
  findProductsByStock,
  sumChangedTo,
  sumOrdered,
  type DailySales,
  type Sales,
  type TimeRange,
} from '../db/stats.ts';
import type { AppContext } from './app-context.ts';

const DAY = 86_400_000;
const MAX_DAYS = 1_100;
const BEST_SELLERS = 10;
const SOLD_OUT = { min: 0, max: 0 };
const LOW_STOCK = { min: 1, max: LOW_STOCK_PIECES };
const STOCK_ROWS = 20;
/** What counts as confirmed and as delivered. */
export const CONFIRMED = {
  status: 'confirmed',
  current: ['confirmed', 'shipped', 'delivered'],
} as const;
export const DELIVERED = { status: 'delivered', current: ['delivered'] } as const;

/**
 * The statistics of a range of days in Tunisian time, inclusive (feature `stats`).
 * @throws ShopError `invalid` for more than three years at once
 */
export async function readStats(context: AppContext, { from, to }: StatsQuery): Promise<Stats> {
  const range = rangeOfDays({ from, to });
  const length = (range.until - range.from) / DAY;
  const { db } = context.database;
  const sales = await readSales(db, range);
  const previous = await readSales(db, previousRange(range, context.now()));
  return {
    days: Array.from({ length }, (_, number) => ({
      day: new Date(Date.parse(from) + number * DAY).toISOString().slice(0, 10),
      ...salesFigures(sales, (daily) => daily.get(number)),
    })),
    previous: salesFigures(previous, sumDays),
    best_sellers: await findBestSellers(db, range, BEST_SELLERS),
    sold_out: await findProductsByStock(db, SOLD_OUT, range, STOCK_ROWS),
    low_stock: await findProductsByStock(db, LOW_STOCK, range, STOCK_ROWS),
    to_do: await countToDo(db),
    made_at: new Date(context.now()).toISOString(),
  };
}

/**
 * The range of days in Tunisian time, in milliseconds.
 * @throws ShopError `invalid` for more than three years at once
 */
export function rangeOfDays({ from, to }: StatsQuery): TimeRange {
  const range = {
    from: Date.parse(from) - TIME_ZONE_OFFSET_MS,
    until: Date.parse(to) - TIME_ZONE_OFFSET_MS + DAY,
  };
  if (range.until - range.from > MAX_DAYS * DAY) throw invalidField('to', 'too_big');
  return range;
}

/**
 * The range of the same length before a range. It ends at the same time of its last day as the range
 * does: a day that has just begun is not compared with a whole day.
 */
function previousRange({ from, until }: TimeRange, now: number): TimeRange {
  const length = until - from;
  const past = Math.max(0, Math.min(until, now) - from);
  return { from: from - length, until: from - length + past };
}

type DailyFigures = Record<keyof SalesFigures, DailySales>;

async function readSales(db: Db, range: TimeRange): Promise<DailyFigures> {
  return {
    ordered: await sumOrdered(db, range),
    confirmed: await sumChangedTo(db, range, CONFIRMED),
    delivered: await sumChangedTo(db, range, DELIVERED),
  };
}

/** The figures of a day, or of all days. */
function salesFigures(
  { ordered, confirmed, delivered }: DailyFigures,
  read: (daily: DailySales) => Sales | undefined,
): SalesFigures {
  const figure = (daily: DailySales) => {
    const { orders, amount } = read(daily) ?? { orders: 0, amount: 0 };
    return { orders, amount: formatMoney(amount) };
  };
  return { ordered: figure(ordered), confirmed: figure(confirmed), delivered: figure(delivered) };
}

/** The sum of all days. */
export function sumDays(daily: DailySales): Sales {
  return [...daily.values()].reduce(
    (sum, { orders, amount, shipping }) => ({
      orders: sum.orders + orders,
      amount: sum.amount + amount,
      shipping: sum.shipping + shipping,
    }),
    { orders: 0, amount: 0, shipping: 0 },
  );
}
