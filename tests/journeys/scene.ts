import type { WireProduct } from '@shop/contract/schemas';
import { stockProduct } from '../system/owner.ts';
import { test as moodyTest } from './moody-shop.ts';
import type { Scene } from './shop/shop-state.ts';

const SIZE = 'M';

/** Two products of one name, so that a page has to ask which is meant. */
let stocked: Promise<WireProduct> | undefined;

/** Journeys over the states of pages: `scene` is a visit to the moody shop with a product to buy. */
export const test = moodyTest.extend<{ scene: Scene }>({
  scene: async ({ page, t, moody, shop }, use) => {
    stocked ??= (async () => {
      const name = `Robe Médina ${crypto.randomUUID().slice(0, 8)}`;
      const facts = { name, price: '80.00', promo: '25.00', sizes: { S: 0, [SIZE]: 3, L: 8 } };
      await stockProduct(shop, facts);
      return stockProduct(shop, facts);
    })();
    await use({ page, t, visit: moody.visit(), product: await stocked, size: SIZE });
  },
});

export { expect } from './moody-shop.ts';
