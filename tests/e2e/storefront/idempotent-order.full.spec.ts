import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { BrowserContext, Page } from '@playwright/test';
import type { ApiProduct } from '@shop/contract/schemas';
import { stockLeft, createProduct } from '../../fixtures/owner.ts';
import type { System } from '../../fixtures/system.ts';
import { storeCart } from '../../fixtures/stored-cart.ts';
import { expect, test, type ShopVisit } from '../../fixtures/fault-injection.ts';
import { fillCheckout, newClient, type Client } from '../../fixtures/shopper.ts';

const ORDERS = '**/api/commands/';

function createTestProduct(shop: System, quantity: number): Promise<ApiProduct> {
  const name = `Gandoura ${crypto.randomUUID().slice(0, 8)}`;
  return createProduct(shop, { name, sizes: { M: quantity } });
}

/** Opens the checkout with a product in the cart. */
async function openCheckout(page: Page, visit: ShopVisit, product: ApiProduct, quantity: number) {
  const color = product.colors[0]?.color_name ?? '';
  await storeCart(page, visit, product, [{ color, size: 'M', quantity }]);
  await goToCheckout(page, visit);
}

/** Opens the checkout, and waits for the request that shows the API server's features. */
async function goToCheckout(page: Page, { origin }: ShopVisit): Promise<void> {
  const response = page.waitForResponse(/\/api\/products\/\d+\/$/);
  await page.goto(`${origin}/Command`);
  await response;
}

/** The idempotency keys of the orders that are sent from now on. */
function keysSent(context: BrowserContext): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()[IDEMPOTENCY_HEADER.toLowerCase()]);
  });
  return keys;
}

/** The next order reaches the API server, but its response does not reach the page. */
async function loseResponse(page: Page): Promise<void> {
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

for (const change of ['unchanged', 'with another address']) {
  test(`F2 O6 P2 after a lost response and a reload, the order, entered again ${change}, is not placed twice`, async ({
    page,
    context,
    faultyStorefront,
    shop,
    t,
  }) => {
    const product = await createTestProduct(shop, 2);
    const client = newClient('Ines');
    const keys = keysSent(context);
    await openCheckout(page, faultyStorefront.visit(), product, 2);
    const submit = page.getByRole('button', { name: t('checkout.submit') });
    await fillCheckout(page, t, client);
    await loseResponse(page);
    await submit.click();
    await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible();
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);

    await page.reload();
    const stored = await storedTexts(page);
    expect(stored.device).toContain(keys[0]);
    expect(stored.tab, 'the fields stay in the tab').toContain(client.name);
    await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
    expectNoField(stored.device, client);
    const street = change === 'unchanged' ? client.street : '7, rue du Lac';
    await fillCheckout(page, t, { ...client, street });
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      t('checkout.line', { quantity: 2, name: product.product_name }),
    );
    await expect(
      page.getByText(t('checkout.earlierSubmission')),
      'a notice that the earlier order was accepted',
    ).toHaveCount(change === 'unchanged' ? 0 : 1);
    expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
    expect(
      await page.evaluate(() => localStorage.getItem('persist:root')),
      'the cart does not contain the product',
    ).not.toContain(product.product_Id);
    expectNoField(Object.values(await storedTexts(page)).join('\n'), client);
  });
}

/** The storages of the page as text: of the device, and of the tab. */
function storedTexts(page: Page): Promise<{ device: string; tab: string }> {
  return page.evaluate(() => ({
    device: JSON.stringify(Object.entries(localStorage)),
    tab: JSON.stringify(Object.entries(sessionStorage)),
  }));
}

function expectNoField(stored: string, client: Client): void {
  for (const value of [client.name, client.email, client.street, '98765432', '98 765 432']) {
    expect(stored).not.toContain(value);
  }
}

test('F2 F4 O6 two tabs that submit at once place one order, and both show it', async ({
  page,
  context,
  faultyStorefront,
  shop,
  t,
}) => {
  const product = await createTestProduct(shop, 5);
  const visit = faultyStorefront.visit();
  const client = newClient('Mouna');
  const keys = keysSent(context);
  const other = await context.newPage();
  await openCheckout(page, visit, product, 1);
  await goToCheckout(other, visit);
  const tabs = [page, other];
  for (const tab of tabs) await fillCheckout(tab, t, client);
  // No order arrives before both are submitted: the first one would empty the other tab's cart.
  const release = Promise.withResolvers<void>();
  await context.route(ORDERS, async (route) => {
    await release.promise;
    await route.continue();
  });
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: t('checkout.submit') }).click()),
  );
  release.resolve();
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
  }
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(4);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});
