import { failed, loading, READS, type State } from './shop-state.ts';

/** Home, and what opens from the head of every page. */
export const homeStates: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'home, loading', path: '/', moods: [[READS, 'hangs']], reach: loading },
  { name: 'home, empty', path: '/', moods: [[READS, 'answers an empty list']] },
  { name: 'home, failed', path: '/', moods: [[READS, 'answers 429']], reach: failed },
  {
    name: 'home, menu open',
    path: '/',
    only: 'phone',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('layout.openMenu') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'home, languages open',
    path: '/',
    only: 'desktop',
    reach: async ({ page, t }) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('language.label') })
        .click();
      await page.getByRole('banner').getByRole('button', { name: /^ENG/ }).waitFor();
    },
  },
];
