import type { Stats } from '@shop/contract/schemas';
import { READS, type DeskState } from './desk-state.ts';

const STATS = /^GET \/api\/stats\//;

/** The figures of a shop's first morning. */
const FIRST_MORNING: Stats = {
  days: [{ day: '2026-01-05', orders: 0, revenue: '0.00' }],
  best_sellers: [],
  low_stock: [],
  to_confirm: 0,
  unanswered: 0,
  made_at: '2026-01-05T08:00:00.000Z',
};

/** The dashboard, from a shop that has sold nothing to one that has. */
export const dashboardStates: readonly DeskState[] = [
  {
    name: 'loading',
    path: '',
    moods: [[READS, 'hangs']],
    reach: ({ page, t }) =>
      page.getByText(t('list.loading')).first().waitFor({ state: 'attached' }),
  },
  {
    name: 'failed',
    path: '',
    moods: [[STATS, 'answers 429']],
    reach: ({ page, t }) => page.getByRole('button', { name: t('retry') }).waitFor(),
  },
  {
    name: 'empty',
    path: '',
    moods: [[STATS, { status: 200, body: FIRST_MORNING }]],
    reach: ({ page, t }) => page.getByText(t('dashboard.nothingSold')).waitFor(),
  },
  {
    name: 'full',
    path: '',
    reach: ({ page, t }) =>
      page.getByRole('region', { name: t('dashboard.bestSellers') }).waitFor(),
  },
  {
    name: 'in figures, with alerts on',
    reach: async ({ page, t }) => {
      await page.getByText(t('dashboard.inFigures')).click();
      await page.getByRole('table').waitFor();
      await page.getByRole('switch').check();
    },
  },
  {
    name: 'languages open',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(`^${t('language.label')}`) }).click();
      await page.getByRole('button', { name: /^ENG/ }).last().waitFor();
    },
  },
];
