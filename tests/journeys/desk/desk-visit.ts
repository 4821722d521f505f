import type { Page } from '@playwright/test';
import { FEATURES } from '@shop/contract/features';
import type { WireProduct } from '@shop/contract/schemas';
import type { Translate } from '@shop/i18n';
import { startMoodyHost } from '../../system/moody-host.ts';
import { signIn } from '../../system/owner.ts';
import { readSystem } from '../../system/running-systems.ts';
import { serveApp } from '../../system/serve-app.ts';
import type { System } from '../../system/system.ts';
import { test as journey } from '../journey.ts';
import type { ShopVisit } from '../moody-shop.ts';
import { newPhone, newProduct, placeFor } from '../order-desk.ts';
import { writeQuery } from '../write-query.ts';

/** What bringing a screen of the back office into a state takes. */
export type Desk = {
  page: Page;
  t: Translate;
  shop: System;
  visit: ShopVisit;
  /** A product of the shop, two orders of it with one phone, and a message. */
  product: WireProduct;
  phone: string;
  orderId: string;
  writer: string;
  /** From the next page opened on, the owner is signed in. */
  signIn: () => Promise<void>;
};

type Known = Pick<Desk, 'product' | 'phone' | 'orderId' | 'writer'>;
type Desks = { visit: () => ShopVisit };

async function stock(shop: System): Promise<Known> {
  const product = await newProduct(shop);
  const phone = newPhone();
  await placeFor(shop, product, { phone });
  const { id } = await placeFor(shop, product, { phone, quantity: 2 });
  return { product, phone, orderId: id, writer: await writeQuery(shop) };
}

/** Journeys in the back office on a host with moods: `desk` is a visit to it. */
export const test = journey.extend<{ desk: Desk }, { desks: Desks }>({
  desks: [
    async ({ browserName: _anyBrowser }, use) => {
      const shop = readSystem('full');
      const host = await startMoodyHost(shop, FEATURES);
      const backoffice = await serveApp('backoffice', host.url);
      const { port } = new URL(backoffice.url);
      const visit = () => {
        const made = host.visit();
        const origin = `http://${made.hostname}:${port}`;
        return Object.assign(made, { origin, api: host.url });
      };
      await use({ visit });
      await backoffice.close();
      await host.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ page, shop, tOwner, desks }, use) => {
    const signInHere = async () => {
      const tokens = await signIn(shop);
      await page.addInitScript(({ access, refresh }) => {
        localStorage.setItem('access', access);
        localStorage.setItem('refresh', refresh);
      }, tokens);
    };
    await use({
      page,
      shop,
      t: tOwner,
      visit: desks.visit(),
      ...(await stock(shop)),
      signIn: signInHere,
    });
  },
});

export { expect } from '../journey.ts';
