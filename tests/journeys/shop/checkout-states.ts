import { changedSince, inChangedCart } from './changed-cart.ts';
import { fillCheckout, newClient } from '../shopper.ts';
import { type Scene, type State } from './shop-state.ts';

const ORDERS = /^POST \/api\/commands\//;

/** The order’s form, how it may fail, and its confirmation. */
export const checkoutStates: readonly State[] = [
  { name: 'checkout', path: '/Command', cart: 'one', reach: atCheckout },
  {
    name: 'checkout, errors',
    path: '/Command',
    cart: 'one',
    reach: async ({ page, t }) => {
      await page.getByRole('button', { name: t('checkout.submit') }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'checkout, changed since',
    path: '/Command',
    cart: 'one',
    moods: changedSince,
    reach: inChangedCart,
  },
  {
    name: 'checkout, failed',
    path: '/Command',
    cart: 'one',
    moods: [[ORDERS, 'answers 500']],
    reach: async (scene) => {
      await order(scene);
      await scene.page.getByText(scene.t('checkout.failed')).first().waitFor();
    },
  },
  {
    name: 'checkout, beyond stock',
    path: '/Command',
    cart: 'one',
    reach: async (scene) => {
      scene.visit.behave([[ORDERS, { status: 409, body: shortOf(scene) }]]);
      await order(scene);
      await scene.page.getByText(scene.t('checkout.failed')).first().waitFor();
    },
  },
  {
    name: 'checkout, sending',
    path: '/Command',
    cart: 'one',
    moods: [[ORDERS, 'hangs']],
    reach: async (scene) => {
      await order(scene);
      await scene.page.getByText(scene.t('pleaseWait')).first().waitFor();
    },
  },
  {
    name: 'confirmation',
    path: '/Command',
    cart: 'one',
    moods: [[ORDERS, { status: 201, body: { command_id: 'K7Q29-FXM3T' } }]],
    reach: async (scene) => {
      await order(scene);
      await scene.page.getByText(scene.t('checkout.done')).first().waitFor();
    },
  },
];

async function order({ page, t }: Scene): Promise<void> {
  await fillCheckout(page, t, newClient('Amira'));
  await page.getByRole('button', { name: t('checkout.submit') }).click();
}

/** What the host says when somebody else was faster. */
function shortOf({ product, size }: Scene) {
  const color = product.colors[0]?.color_name;
  const line = { product: product.product_Id, color, size, requested: 2, available: 1 };
  return { error: 'Out of stock', code: 'out_of_stock', lines: [line] };
}

async function atCheckout({ page, t }: Scene): Promise<void> {
  await page.getByRole('button', { name: t('checkout.submit') }).waitFor();
}
