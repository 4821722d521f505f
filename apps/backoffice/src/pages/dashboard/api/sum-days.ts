import { formatMoney, parseMoney } from '@shop/contract/money';
import type { Stats } from '@shop/contract/schemas';

/** The number of orders and the revenue (text with two decimals, in TND) of some days. */
export type SalesSummary = { orders: number; revenue: string };

type Days = Stats['days'];

/** Sums the days of a day or month, by a prefix of their dates: `2026-11-21`, `2026-11`. */
export function sumDays(days: Days, beginning: string): SalesSummary {
  const counted = days.filter(({ day }) => day.startsWith(beginning));
  const millimes = counted.reduce((sum, { revenue }) => sum + (parseMoney(revenue) ?? 0), 0);
  const orders = counted.reduce((sum, day) => sum + day.orders, 0);
  return { orders, revenue: formatMoney(millimes) };
}
