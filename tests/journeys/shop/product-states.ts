import {
  failed,
  loading,
  PRODUCT,
  productPath,
  READS,
  withStock,
  type Scene,
  type State,
} from './shop-state.ts';

/** One product, chosen or not, there or not. */
export const productStates: readonly State[] = [
  { name: 'product', path: productPath },
  { name: 'product, chosen', path: productPath, reach: choose },
  {
    name: 'product, refused',
    path: productPath,
    reach: async ({ page, t }) => {
      await page
        .getByRole('button', { name: t('product.add') })
        .first()
        .click();
      await page.getByText(t('product.unavailable')).first().waitFor();
    },
  },
  {
    name: 'product, added',
    path: productPath,
    reach: async (scene) => {
      await choose(scene);
      const add = scene.page.getByRole('button', { name: scene.t('product.add') });
      await add.first().click();
      await scene.page.getByRole('link', { name: scene.t('product.goToCart') }).waitFor();
    },
  },
  {
    name: 'product, a picture large',
    path: productPath,
    reach: async ({ page, t }) => {
      await page
        .getByRole('button', { name: new RegExp(`^${t('product.larger')}`) })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'product, sold out',
    path: productPath,
    moods: ({ product }) => [[PRODUCT, { status: 200, body: withStock(product, 0) }]],
    reach: async ({ page, t }) => page.getByText(t('product.allSoldOut')).first().waitFor(),
  },
  { name: 'product, loading', path: '/product/x?id=1', moods: [[READS, 'hangs']], reach: loading },
  {
    name: 'product, failed',
    path: '/product/x?id=1',
    moods: [[READS, 'answers 429']],
    reach: failed,
  },
  {
    name: 'product, unknown',
    path: '/product/x?id=nobody',
    reach: async ({ page, t }) => page.getByText(t('product.notFound')).first().waitFor(),
  },
  {
    name: 'product, which of several',
    path: ({ product }) => `/product/${encodeURIComponent(product.product_name)}`,
    reach: async ({ page, t }) => page.getByText(t('product.which')).first().waitFor(),
  },
];

async function choose({ page, size }: Scene): Promise<void> {
  await page.getByRole('main').getByRole('radio').first().check();
  await page.getByRole('radio', { name: size, exact: true }).check();
}
