import type { Moods } from '../../system/moody-host.ts';
import { PRODUCT, withStock, type Scene } from './shop-state.ts';

/** The host has since fewer of what is in the cart, and at another price. */
export function changedSince({ product }: Scene): Moods {
  const body = { ...withStock(product, 1), discounted_price: '70.00' };
  return [[PRODUCT, { status: 200, body }]];
}

/** The page has noticed. */
export async function inChangedCart({ page, t }: Scene): Promise<void> {
  await page.getByText(t('cart.changed')).waitFor();
}
