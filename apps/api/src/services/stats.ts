import { formatMoney } from '@shop/contract/money';
import type { Stats, StatsQuery } from '@shop/contract/schemas';
import { invalidField } from '../refusal.ts';
import { countWaiting, findBestSellers, findLowStock, sumDays } from '../store/stats.ts';
import type { Shop } from './shop.ts';

const DAY = 86_400_000;
/** Africa/Tunis is UTC+1 all year round. */
const TIME_ZONE_OFFSET = 3_600_000;
const MOST_DAYS = 1_100;
const BEST_SELLERS = 10;
/** A variant with this many pieces or fewer is about to run out. */
const LOW_STOCK = 3;
const LOW_STOCK_ROWS = 50;

/**
 * The owner's figures over some days of Tunisian time, both ends counted (feature `stats`).
 * @throws Refusal `invalid` for more than three years at once
 */
export async function readStats(shop: Shop, { from, to }: StatsQuery): Promise<Stats> {
  const first = Date.parse(from) - TIME_ZONE_OFFSET;
  const span = { from: first, until: Date.parse(to) - TIME_ZONE_OFFSET + DAY };
  const length = (span.until - span.from) / DAY;
  if (length > MOST_DAYS) throw invalidField('to', 'too_big');
  const { db } = shop.database;
  const sums = await sumDays(db, span);
  const waiting = await countWaiting(db);
  return {
    days: Array.from({ length }, (_, number) => ({
      day: new Date(Date.parse(from) + number * DAY).toISOString().slice(0, 10),
      orders: sums.get(number)?.orders ?? 0,
      revenue: formatMoney(sums.get(number)?.revenue ?? 0),
    })),
    best_sellers: await findBestSellers(db, span, BEST_SELLERS),
    low_stock: await findLowStock(db, LOW_STOCK, LOW_STOCK_ROWS),
    to_confirm: waiting.toConfirm,
    unanswered: waiting.unanswered,
    made_at: new Date(shop.now()).toISOString(),
  };
}
