import type { DashboardFigures, SalesFigures, Stats } from '@shop/contract/schemas';
import { PERIOD_DAYS, type Period } from './period.ts';

const SALES = { orders: 5, amount: '500.00' };
const FIGURES: SalesFigures = { ordered: SALES, confirmed: SALES, delivered: SALES };

/** The contents of the placeholders of a period's sales. */
export function sampleSales(period: Period): Pick<Stats, 'days' | 'previous'> {
  return {
    days: Array.from({ length: PERIOD_DAYS[period] }, () => ({ day: '2000-12-20', ...FIGURES })),
    previous: FIGURES,
  };
}

/** The contents of the placeholders of the other figures. */
export const SAMPLE_FIGURES: DashboardFigures = {
  expected: SALES,
  confirmed: SALES,
  delivered: SALES,
  refused: SALES,
  cash: { ...SALES, with_shipping: '540.00' },
};
