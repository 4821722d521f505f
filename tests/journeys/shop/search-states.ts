import { PRODUCTS, type Scene, type State } from './shop-state.ts';

/** The search, which stands on every page. */
export const searchStates: readonly State[] = [
  {
    name: 'search, results',
    path: '/about',
    reach: async (scene) => {
      await scene.page.getByRole('combobox', { name: scene.t('search.label') }).fill('lin');
      await scene.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search, a result chosen by keys',
    path: '/about',
    reach: async (scene) => {
      await scene.page.getByRole('combobox', { name: scene.t('search.label') }).fill('lin');
      await scene.page.getByRole('option').first().waitFor();
      await scene.page.keyboard.press('ArrowDown');
      await scene.page.getByRole('option', { selected: true }).waitFor();
    },
  },
  {
    name: 'search, nothing found',
    path: '/about',
    reach: (scene) => search(scene, 'zzzzzz', scene.t('search.none')),
  },
  {
    name: 'search, loading',
    path: '/about',
    moods: [[PRODUCTS, 'hangs']],
    reach: (scene) => search(scene, 'lin', scene.t('search.searching')),
  },
  {
    name: 'search, failed',
    path: '/about',
    moods: [[PRODUCTS, 'answers 429']],
    reach: (scene) => search(scene, 'lin', scene.t('search.failed')),
  },
];

async function search({ page, t }: Scene, text: string, outcome: string): Promise<void> {
  await page.getByRole('combobox', { name: t('search.label') }).fill(text);
  await page.getByText(outcome).first().waitFor();
}
