import { LIMITS } from '@shop/contract/constants';
import type { Dashboard } from '@shop/contract/schemas';

const DAY_MS = 86_400_000;

/** What to do and the figures of 30 days (feature `dashboard`). */
export const fixtureDashboard: Dashboard = {
  to_do: {
    calls: { count: 7, amount: '1043.50', oldest_at: daysAgo(1) },
    wrong_numbers: { count: 2, amount: '175.80', oldest_at: daysAgo(1) },
    to_pack: { count: 12, amount: '1874.20', oldest_at: daysAgo(2) },
    late: { count: 2, amount: '259.80', oldest_at: daysAgo(11), to: daysAgo(7).slice(0, 10) },
    returns: { count: 3, amount: '387.00', oldest_at: daysAgo(3) },
    questions: { count: 1, amount: '0.00', oldest_at: daysAgo(0) },
    reorder: { products: 3, product_ids: ['1', '2', '3'], sold_out: 4, low: 2, amount: '2310.00' },
  },
  figures: {
    expected: { orders: 21, amount: '3177.50' },
    confirmed: { orders: 59, amount: '7761.60' },
    delivered: { orders: 44, amount: '3883.50' },
    refused: { orders: 6, amount: '779.40' },
    cash: { orders: 44, amount: '3883.50', with_shipping: '4235.50' },
  },
  made_at: '2026-11-21T09:00:00.000Z',
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS - 60_000).toISOString();
}

/** Nothing to do and nothing sold. */
export const emptyDashboard = makeEmptyDashboard();

function makeEmptyDashboard(): Dashboard {
  const task = { count: 0, amount: '0.00', oldest_at: null };
  const none = { orders: 0, amount: '0.00' };
  return {
    ...fixtureDashboard,
    to_do: {
      calls: task,
      wrong_numbers: task,
      to_pack: task,
      late: { ...task, to: fixtureDashboard.to_do.late.to },
      returns: task,
      questions: task,
      reorder: { products: 0, product_ids: [], sold_out: 0, low: 0, amount: '0.00' },
    },
    figures: {
      expected: none,
      confirmed: none,
      delivered: none,
      refused: none,
      cash: { ...none, with_shipping: '0.00' },
    },
  };
}

/** Many of each, at the maximum price. */
export function longestDashboard(count: number): Dashboard {
  const amount = `${LIMITS.priceMillimes / 1_000}.00`;
  const task = { count, amount, oldest_at: fixtureDashboard.to_do.late.oldest_at };
  const figure = { orders: count, amount };
  return {
    ...fixtureDashboard,
    to_do: {
      calls: task,
      wrong_numbers: task,
      to_pack: task,
      late: { ...task, to: fixtureDashboard.to_do.late.to },
      returns: task,
      questions: task,
      reorder: { products: count, product_ids: ['1'], sold_out: count, low: count, amount },
    },
    figures: {
      expected: figure,
      confirmed: figure,
      delivered: figure,
      refused: figure,
      cash: { ...figure, with_shipping: amount },
    },
  };
}
