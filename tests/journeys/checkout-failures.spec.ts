import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { Page, Route } from '@playwright/test';
import type { Translate } from '@shop/i18n';
import { orderFor, placeOrder, stockLeft, stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { expect, test } from './journey.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
  type Client,
} from './shopper.ts';

const ORDERS = '**/api/commands/';
const COLOR = '#17457F';
const CROSS_ORIGIN = { 'access-control-allow-origin': '*' };

type Visit = { page: Page; shop: System; t: Translate; language: 'fr' | 'en' };

/** A shopper with one piece in the cart and the form filled in. */
async function atCheckout({ page, shop, t, language }: Visit, left = 5) {
  const name = `Tunique ${crypto.randomUUID().slice(0, 8)}`;
  const product = await stockProduct(shop, { name, sizes: { M: left } });
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: COLOR, size: 'M', quantity: left });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
  const client = newClient('Ines');
  await fillCheckout(page, t, client);
  return { product, client };
}

/** The specified sentence, and nothing typed or chosen lost. */
async function expectKept(page: Page, t: Translate, client: Client): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible();
  await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
  await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);
  await expect(page.getByRole('complementary', { name: t('checkout.summary') })).toContainText(
    /Tunique/,
  );
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toBeEnabled();
}

/** What a host may answer an order with that is no yes. */
const REFUSALS: Record<string, (route: Route) => Promise<void>> = {
  'HTML and 502': (route) =>
    route.fulfill({ status: 502, headers: CROSS_ORIGIN, contentType: 'text/html', body: '<p>x' }),
  'null and 500': (route) => route.fulfill({ status: 500, headers: CROSS_ORIGIN, json: null }),
  '{} and 400': (route) => route.fulfill({ status: 400, headers: CROSS_ORIGIN, json: {} }),
  '{} and 409': (route) => route.fulfill({ status: 409, headers: CROSS_ORIGIN, json: {} }),
  '429 with Retry-After': (route) =>
    route.fulfill({
      status: 429,
      headers: { ...CROSS_ORIGIN, 'retry-after': '1' },
      json: { error: 'Too many', code: 'too_many_requests' },
    }),
  'nothing: the connection is cut': (route) => route.abort(),
};

test('F1 CMD-5 whatever a host refuses an order with, all is kept, and nothing is sent again by itself', async ({
  page,
  shop,
  t,
  language,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { client } = await atCheckout({ page, shop, t, language }, 1);
  for (const [answer, refuse] of Object.entries(REFUSALS)) {
    let sent = 0;
    await page.route(ORDERS, (route) => {
      sent += 1;
      return refuse(route);
    });
    await page.getByRole('button', { name: t('checkout.submit') }).click();
    await expectKept(page, t, client);
    expect(sent, answer).toBe(1);
    await page.unroute(ORDERS);
  }
  expect(errors).toEqual([]);
  await submitOrder(page, t);
});

test('F2 O6 an order whose answer was lost is placed once, by the key it was sent with', async ({
  page,
  shop,
  t,
  language,
}) => {
  const { product, client } = await atCheckout({ page, shop, t, language }, 2);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()[IDEMPOTENCY_HEADER.toLowerCase()]);
  });
  await page.route(ORDERS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expectKept(page, t, client);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
  await page.unroute(ORDERS);

  await page.getByRole('link', { name: t('checkout.backToCart') }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('CMD-5 F2 Submit waits while the cart is brought up to date', async ({
  page,
  shop,
  t,
  language,
}) => {
  const { product } = await atCheckout({ page, shop, t, language }, 2);
  expect((await placeOrder(shop, orderFor(product, { size: 'M', quantity: 1 }))).status).toBe(201);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  const repair = page.getByRole('button', { name: t('checkout.repair') });
  await expect(repair).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route('**/api/products/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await repair.click();
  await page.getByLabel(t('checkout.name')).press('Enter');
  await expect(page.getByRole('button', { name: t('pleaseWait') }).last()).toBeDisabled();
  held.resolve();
  await expect(page.getByText(t('checkout.repaired'))).toBeVisible();
  expect(sent, 'the old cart was not sent once more').toHaveLength(1);
  await submitOrder(page, t);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
});

test.describe('@any-host', () => {
  test('CMD-4 CON-3 CON-5 from the confirmation the order’s number goes along to the contact form', async ({
    page,
    shop,
    t,
    language,
  }) => {
    await atCheckout({ page, shop, t, language }, 1);
    const number = await submitOrder(page, t);
    await page.getByRole('link', { name: t('checkout.contact') }).click();
    await expect(page.getByLabel(t('contact.commandId'))).toHaveValue(number);
    await page.getByLabel(t('contact.type')).selectOption('information');
    await page.getByLabel(t('contact.type')).selectOption('return');
    await expect(page.getByLabel(t('contact.commandId'))).toHaveValue(number);

    await page.getByLabel(t('contact.name')).fill('Amira');
    await page.getByLabel(t('contact.email')).fill('amira@exemple.tn');
    await page.getByLabel(t('contact.message'), { exact: true }).fill('Une taille de trop.');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postDataJSON());
    });
    await page.getByRole('button', { name: t('contact.submit') }).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(
      page.getByRole('heading', { name: t('contact.thanks', { name: 'Amira' }) }),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        client_name: 'Amira',
        email: 'amira@exemple.tn',
        query_type: 'return',
        message: 'Une taille de trop.',
        command_id: number,
      },
    ]);
  });

  test('CON-4 a message that fails is kept whole, and can be sent again', async ({ page, t }) => {
    await page.goto('/contact');
    await page.getByLabel(t('contact.name')).fill('Amira');
    await page.getByLabel(t('contact.email')).fill('amira@exemple.tn');
    await page.getByLabel(t('contact.message'), { exact: true }).fill('Une question.');
    await page.route('**/api/queries/', (route) => route.abort());
    await page.getByRole('button', { name: t('contact.submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('contact.failed') })).toBeVisible();
    await expect(page.getByLabel(t('contact.message'), { exact: true })).toHaveValue(
      'Une question.',
    );
    await page.unroute('**/api/queries/');
    await page.getByRole('button', { name: t('contact.submit') }).click();
    await expect(
      page.getByRole('heading', { name: t('contact.thanks', { name: 'Amira' }) }),
    ).toBeVisible();
  });
});
