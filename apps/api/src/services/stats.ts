import { formatMoney } from '@shop/contract/money';
import type { Stats, StatsQuery } from '@shop/contract/schemas';
import { invalidField } from '../errors.ts';
import { countWaiting, findBestSellers, findLowStock, sumDays } from '../db/stats.ts';
import type { AppContext } from './app-context.ts';

const DAY = 86_400_000;
/** Africa/Tunis is UTC+1 all year round. */
const TIME_ZONE_OFFSET = 3_600_000;
const MAX_DAYS = 1_100;
const BEST_SELLERS = 10;
/** A variant with this stock or less is low. */
const LOW_STOCK = 3;
const LOW_STOCK_ROWS = 50;

/**
 * The statistics of a range of days in Tunisian time, inclusive (feature `stats`).
 * @throws ShopError `invalid` for more than three years at once
 */
export async function readStats(context: AppContext, { from, to }: StatsQuery): Promise<Stats> {
  const first = Date.parse(from) - TIME_ZONE_OFFSET;
  const range = { from: first, until: Date.parse(to) - TIME_ZONE_OFFSET + DAY };
  const length = (range.until - range.from) / DAY;
  if (length > MAX_DAYS) throw invalidField('to', 'too_big');
  const { db } = context.database;
  const sums = await sumDays(db, range);
  const waiting = await countWaiting(db);
  return {
    days: Array.from({ length }, (_, number) => ({
      day: new Date(Date.parse(from) + number * DAY).toISOString().slice(0, 10),
      orders: sums.get(number)?.orders ?? 0,
      revenue: formatMoney(sums.get(number)?.revenue ?? 0),
    })),
    best_sellers: await findBestSellers(db, range, BEST_SELLERS),
    low_stock: await findLowStock(db, LOW_STOCK, LOW_STOCK_ROWS),
    to_confirm: waiting.toConfirm,
    unanswered: waiting.unanswered,
    made_at: new Date(context.now()).toISOString(),
  };
}
