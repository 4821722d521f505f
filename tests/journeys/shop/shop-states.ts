import { failed, loading, PRODUCTS, READS, type Scene, type State } from './shop-state.ts';

const SORTED = /^GET \/api\/products\/.*sort=price/;

/** The collection and its filters. */
export const shopStates: readonly State[] = [
  { name: 'shop', path: '/shop' },
  { name: 'shop, a season', path: '/shop?gender=Women&season=New+Arrivals' },
  {
    name: 'shop, filters open',
    path: '/shop?gender=Women',
    only: 'phone',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(`^${t('shopPage.showFilters')}`) }).click();
      await page.getByRole('dialog', { name: t('shopPage.showFilters') }).waitFor();
    },
  },
  { name: 'shop, loading', path: '/shop', moods: [[READS, 'hangs']], reach: loading },
  {
    name: 'shop, empty',
    path: '/shop?gender=Men',
    moods: [[PRODUCTS, 'answers an empty list']],
    reach: async ({ page, t }) => page.getByText(t('shopPage.empty')).waitFor(),
  },
  {
    name: 'shop, nothing passes the filters',
    path: '/shop?max_price=1',
    reach: async ({ page, t }) => page.getByText(t('shopPage.noMatch')).waitFor(),
  },
  { name: 'shop, failed', path: '/shop', moods: [[READS, 'answers 429']], reach: failed },
  {
    name: 'shop, another order on the way',
    path: '/shop',
    moods: [[SORTED, 'hangs']],
    reach: async (scene) => {
      await sort(scene);
      await scene.page.locator('[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'shop, another order failed',
    path: '/shop',
    moods: [[SORTED, 'answers 429']],
    reach: async (scene) => {
      await sort(scene);
      await failed(scene);
    },
  },
];

/** Has the shop listed in another order, which is one more call to the host. */
async function sort({ page, t }: Scene): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.getByRole('combobox', { name: t('shopPage.sort') }).selectOption('price');
}
