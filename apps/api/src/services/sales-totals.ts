import type { Db } from '../db/database.ts';
import { sumChangedTo, sumOpenOrders, type Sales, type TimeRange } from '../db/stats.ts';
import { CONFIRMED, DELIVERED, sumDays } from './stats.ts';

/**
 * The figures of a range of time in millimes; `expected` is independent of it. The cash is the amount of `delivered`.
 */
export type SalesTotals = Record<'expected' | 'confirmed' | 'delivered' | 'refused', Sales>;

const CANCELLED = { status: 'cancelled', current: ['cancelled'] } as const;
const RETURNED = { status: 'returned', current: ['returned'] } as const;

/** Reads the figures as the dashboard shows them, from the orders and the times of their changes. */
export async function readSalesTotals(db: Db, range: TimeRange): Promise<SalesTotals> {
  const sum = async (change: Parameters<typeof sumChangedTo>[2]) =>
    sumDays(await sumChangedTo(db, range, change));
  return {
    expected: await sumOpenOrders(db),
    confirmed: await sum(CONFIRMED),
    delivered: await sum(DELIVERED),
    refused: addSales(await sum(CANCELLED), await sum(RETURNED)),
  };
}

/** The sum of two figures. */
export function addSales(one: Sales, other: Sales): Sales {
  return {
    orders: one.orders + other.orders,
    amount: one.amount + other.amount,
    shipping: one.shipping + other.shipping,
  };
}
