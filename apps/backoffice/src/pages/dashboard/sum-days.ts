import { formatMoney, parseMoney } from '@shop/contract/money';
import type { Stats } from '@shop/contract/schemas';

/** What some days brought: how many orders, and their revenue as two-decimal text in TND. */
export type Takings = { orders: number; revenue: string };

type Days = Stats['days'];

/** Adds up the days of one day or month, named by the beginning of their dates: `2026-11-21`, `2026-11`. */
export function sumDays(days: Days, beginning: string): Takings {
  const counted = days.filter(({ day }) => day.startsWith(beginning));
  const millimes = counted.reduce((sum, { revenue }) => sum + (parseMoney(revenue) ?? 0), 0);
  const orders = counted.reduce((sum, day) => sum + day.orders, 0);
  return { orders, revenue: formatMoney(millimes) };
}
