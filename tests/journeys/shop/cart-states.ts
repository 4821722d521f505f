import { changedSince, inChangedCart } from './changed-cart.ts';
import { READS, type Scene, type State } from './shop-state.ts';

/** The cart, and what has become of it since. */
export const cartStates: readonly State[] = [
  {
    name: 'cart, empty',
    path: '/cart',
    reach: async ({ page, t }) => page.getByText(t('cart.empty')).waitFor(),
  },
  { name: 'cart', path: '/cart', cart: 'one', reach: inCart },
  { name: 'cart, more than there is', path: '/cart', cart: 'many', reach: inCart },
  {
    name: 'cart, changed since',
    path: '/cart',
    cart: 'one',
    moods: changedSince,
    reach: inChangedCart,
  },
  {
    name: 'cart, host failing',
    path: '/cart',
    cart: 'one',
    moods: [[READS, 'answers 429']],
    reach: inCart,
  },
  {
    name: 'cart, a line removed',
    path: '/cart',
    cart: 'one',
    reach: async (scene) => {
      await inCart(scene);
      const { page, t, product } = scene;
      await page
        .getByRole('button', { name: t('cart.removeOf', { name: product.product_name }) })
        .click();
      await page.getByText(t('cart.empty')).waitFor();
    },
  },
];

async function inCart({ page, t }: Scene): Promise<void> {
  await page.getByRole('link', { name: t('cart.proceed') }).waitFor();
}
