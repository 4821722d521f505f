import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { BrowserContext, Page } from '@playwright/test';
import type { WireProduct } from '@shop/contract/schemas';
import { stockLeft, stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { keepInCart } from './kept-cart.ts';
import { expect, test, type ShopVisit } from './moody-shop.ts';
import { fillCheckout, newClient } from './shopper.ts';

const ORDERS = '**/api/commands/';

function stock(shop: System, pieces: number): Promise<WireProduct> {
  const name = `Gandoura ${crypto.randomUUID().slice(0, 8)}`;
  return stockProduct(shop, { name, sizes: { M: pieces } });
}

/** Opens the checkout with some of a product in the cart. */
async function openCheckout(page: Page, visit: ShopVisit, product: WireProduct, quantity: number) {
  const color = product.colors[0]?.color_name ?? '';
  await keepInCart(page, visit, product, [{ color, size: 'M', quantity }]);
  await goToCheckout(page, visit);
}

/** Goes there, and waits as long as typing takes: for the read that shows which features the host has. */
async function goToCheckout(page: Page, { origin }: ShopVisit): Promise<void> {
  const known = page.waitForResponse(/\/api\/products\/\d+\/$/);
  await page.goto(`${origin}/Command`);
  await known;
}

/** The keys of the orders that are sent from now on, each with what is ordered. */
function keysSent(context: BrowserContext): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()[IDEMPOTENCY_HEADER.toLowerCase()]);
  });
  return keys;
}

/** The next order reaches the host, its answer never the page. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

for (const change of ['as it was', 'with another address']) {
  test(`F2 O6 P2 after a lost answer and a reload, the order typed anew ${change} is no second one`, async ({
    page,
    context,
    moody,
    shop,
    t,
  }) => {
    const product = await stock(shop, 2);
    const client = newClient('Ines');
    const keys = keysSent(context);
    await openCheckout(page, moody.visit(), product, 2);
    const submit = page.getByRole('button', { name: t('checkout.submit') });
    await fillCheckout(page, t, client);
    await loseAnswer(page);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible();
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);

    await page.reload();
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store))),
    );
    expect(kept).toContain(keys[0]);
    for (const fact of [client.name, client.email, client.street, '98765432', '98 765 432']) {
      expect(kept).not.toContain(fact);
    }
    const street = change === 'as it was' ? client.street : '7, rue du Lac';
    await fillCheckout(page, t, { ...client, street });
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      t('checkout.piece', { quantity: 2, name: product.product_name }),
    );
    await expect(
      page.getByText(t('checkout.earlier')),
      'a correction that came too late is said to be none',
    ).toHaveCount(change === 'as it was' ? 0 : 1);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
    expect(
      await page.evaluate(() => localStorage.getItem('persist:root')),
      'the cart is emptied of it',
    ).not.toContain(product.product_Id);
  });
}

test('F2 F4 O6 two tabs that submit in the same second place one order, and both say so', async ({
  page,
  context,
  moody,
  shop,
  t,
}) => {
  const product = await stock(shop, 5);
  const visit = moody.visit();
  const client = newClient('Mouna');
  const keys = keysSent(context);
  const other = await context.newPage();
  await openCheckout(page, visit, product, 1);
  await goToCheckout(other, visit);
  const tabs = [page, other];
  for (const tab of tabs) await fillCheckout(tab, t, client);
  // No order arrives before both are pressed: the first to be placed empties the other's cart.
  const pressed = Promise.withResolvers<void>();
  await context.route(ORDERS, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: t('checkout.submit') }).click()),
  );
  pressed.resolve();
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
  }
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});
