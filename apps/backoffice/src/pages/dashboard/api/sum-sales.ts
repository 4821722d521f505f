import { formatMoney, parseMoney } from '@shop/contract/money';
import type { DashboardFigures, SalesFigures, Stats } from '@shop/contract/schemas';

/** A number of orders and their amount, text with two decimals in TND. */
export type Sales = SalesFigures['ordered'];

export const FIGURES = ['ordered', 'confirmed', 'delivered'] as const;
export type Figure = (typeof FIGURES)[number];

/** Sums one figure of some days. */
export function sumSales(days: Stats['days'], figure: Figure): Sales {
  const millimes = days.reduce((sum, day) => sum + (parseMoney(day[figure].amount) ?? 0), 0);
  const orders = days.reduce((sum, day) => sum + day[figure].orders, 0);
  return { orders, amount: formatMoney(millimes) };
}

/** How an amount compares with the one before; `percent` is whole and positive. */
export type Comparison =
  { trend: 'more' | 'less'; percent: number } | { trend: 'same' } | { trend: 'first' | 'none' };

/**
 * Compares two amounts. Less than half a percent is the same. There is no percentage of nothing: a
 * first sale is `first`, and two periods without sales are `none`.
 */
export function compareSales(current: Sales, previous: Sales): Comparison {
  const now = parseMoney(current.amount) ?? 0;
  const before = parseMoney(previous.amount) ?? 0;
  if (before === 0) return { trend: now === 0 ? 'none' : 'first' };
  const percent = Math.round((Math.abs(now - before) * 100) / before);
  if (percent === 0) return { trend: 'same' };
  return { trend: now > before ? 'more' : 'less', percent };
}

/** The share of the refused orders among those that were delivered or refused, a whole percentage; 0 without any. */
export function refusedPercent({
  delivered,
  refused,
}: Pick<DashboardFigures, 'delivered' | 'refused'>): number {
  const ended = delivered.orders + refused.orders;
  return ended === 0 ? 0 : Math.round((refused.orders * 100) / ended);
}
