import { IDEMPOTENCY_HEADER } from '@shop/contract/features';
import type { Page, Route } from '@playwright/test';
import type { ApiMessage } from '@shop/contract/schemas';
import type { TFunction } from 'i18next';
import { orderFor, placeOrder, signIn, stockLeft, createProduct } from '../../fixtures/owner.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  addToCart,
  fillCheckout,
  newClient,
  proceed,
  submitOrder,
  type Client,
} from '../../fixtures/shopper.ts';

const ORDERS = '**/api/commands/';
const COLOR = '#17457F';
const CROSS_ORIGIN = { 'access-control-allow-origin': '*' };

type Visit = { page: Page; shop: System; t: TFunction; language: 'fr' | 'en' };

/** Opens the checkout with one line in the cart, and fills in the form. */
async function openCheckout({ page, shop, t, language }: Visit, quantity = 5) {
  const name = `Tunique ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, sizes: { M: quantity } });
  await page.goto(`/product/x?id=${product.product_Id}`);
  await addToCart(page, t, { language, color: COLOR, size: 'M', quantity });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
  const client = newClient('Ines');
  await fillCheckout(page, t, client);
  return { product, client };
}

/** The page shows the specified sentence, and no input is lost. */
async function expectInputPreserved(page: Page, t: TFunction, client: Client): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: t('checkout.failed') })).toBeVisible();
  await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
  await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);
  await expect(page.getByRole('complementary', { name: t('checkout.summary') })).toContainText(
    /Tunique/,
  );
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toBeEnabled();
}

/** The messages with this client name, as the owner reads them. */
async function messagesFrom(shop: System, name: string): Promise<ApiMessage[]> {
  const { access } = await signIn(shop);
  const headers = { authorization: `Bearer ${access}` };
  const response = await fetch(`${shop.api}/api/queries/list/`, { headers });
  const messages: ApiMessage[] = await response.json();
  return messages.filter((message) => message.client_name === name);
}

/** The failed responses of an API server to an order. */
const FAILED_RESPONSES: Record<string, (route: Route) => Promise<void>> = {
  'HTML and 502': (route) =>
    route.fulfill({ status: 502, headers: CROSS_ORIGIN, contentType: 'text/html', body: '<p>x' }),
  'HTML and 200': (route) =>
    route.fulfill({ status: 200, headers: CROSS_ORIGIN, contentType: 'text/html', body: '<p>x' }),
  'null and 500': (route) => route.fulfill({ status: 500, headers: CROSS_ORIGIN, json: null }),
  '{} and 400': (route) => route.fulfill({ status: 400, headers: CROSS_ORIGIN, json: {} }),
  '{} and 409': (route) => route.fulfill({ status: 409, headers: CROSS_ORIGIN, json: {} }),
  '429 with Retry-After': (route) =>
    route.fulfill({
      status: 429,
      headers: { ...CROSS_ORIGIN, 'retry-after': '1' },
      json: { error: 'Too many', code: 'too_many_requests' },
    }),
  'no response: the connection is closed': (route) => route.abort(),
};

test('F1 CMD-5 after any failed response to an order no input is lost, and the order is not sent again by itself @full', async ({
  page,
  shop,
  t,
  language,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { client } = await openCheckout({ page, shop, t, language }, 1);
  for (const [name, respond] of Object.entries(FAILED_RESPONSES)) {
    let sent = 0;
    await page.route(ORDERS, (route) => {
      sent += 1;
      return respond(route);
    });
    await page.getByRole('button', { name: t('checkout.submit') }).click();
    await expectInputPreserved(page, t, client);
    expect(sent, name).toBe(1);
    await page.unroute(ORDERS);
  }
  expect(errors).toEqual([]);
  await submitOrder(page, t);
});

test('CMD-5 an error of the API server has a reference, which the shopper can give on the phone @full', async ({
  page,
  shop,
  t,
  language,
}) => {
  await openCheckout({ page, shop, t, language }, 1);
  const id = '5f0c81d2a9b4-118';
  await page.route(ORDERS, (route) =>
    route.fulfill({
      status: 500,
      headers: {
        ...CROSS_ORIGIN,
        'access-control-expose-headers': 'X-Request-Id',
        'x-request-id': id,
      },
      json: { error: 'Internal error', code: 'internal' },
    }),
  );
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  const failure = page.getByRole('alert').filter({ hasText: t('checkout.failed') });
  await expect(failure).toContainText(t('requestReference', { id }));
});

test('F2 O6 an order whose response was lost is placed once, by its idempotency key @full', async ({
  page,
  shop,
  t,
  language,
}) => {
  const { product, client } = await openCheckout({ page, shop, t, language }, 2);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()[IDEMPOTENCY_HEADER.toLowerCase()]);
  });
  await page.route(ORDERS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expectInputPreserved(page, t, client);
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

test('CMD-5 F2 Submit is disabled while the cart is reconciled @full', async ({
  page,
  shop,
  t,
  language,
}) => {
  const { product } = await openCheckout({ page, shop, t, language }, 2);
  expect((await placeOrder(shop, orderFor(product, { size: 'M', quantity: 1 }))).status).toBe(201);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  const updateButton = page.getByRole('button', { name: t('cart.update') });
  await expect(updateButton).toBeVisible();

  const release = Promise.withResolvers<void>();
  await page.route('**/api/products/**', async (route) => {
    await release.promise;
    await route.continue();
  });
  await updateButton.click();
  await page.getByLabel(t('checkout.name')).press('Enter');
  await expect(page.getByRole('button', { name: t('pleaseWait') }).last()).toBeDisabled();
  release.resolve();
  await expect(page.getByText(t('checkout.cartUpdated'))).toBeVisible();
  expect(sent, 'the old cart was not sent again').toHaveLength(1);
  await submitOrder(page, t);
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(0);
});

test.describe('@any-api-server', () => {
  test('CMD-4 CON-3 CON-5 the link from the confirmation fills the order’s number into the contact form', async ({
    page,
    shop,
    t,
    language,
  }) => {
    await openCheckout({ page, shop, t, language }, 1);
    const number = await submitOrder(page, t);
    await page.getByRole('link', { name: t('checkout.contact') }).click();
    await expect(page.getByLabel(t('contact.commandId'))).toHaveValue(number);
    await page.getByLabel(t('contact.type')).selectOption('information');
    await page.getByLabel(t('contact.type')).selectOption('return');
    await expect(page.getByLabel(t('contact.commandId'))).toHaveValue(number);

    const { name } = newClient('Amira');
    await page.getByLabel(t('contact.name')).fill(name);
    await page.getByLabel(t('contact.email')).fill('amira@exemple.tn');
    await page.getByLabel(t('contact.message'), { exact: true }).fill('Une taille de trop.');
    await page.getByRole('button', { name: t('contact.submit') }).evaluate((button) => {
      for (let click = 0; click < 10; click += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(page.getByRole('heading', { name: t('contact.thanks', { name }) })).toBeVisible();
    expect(await messagesFrom(shop, name)).toMatchObject([
      {
        email: 'amira@exemple.tn',
        query_type: 'return',
        message: 'Une taille de trop.',
        command_id: number,
      },
    ]);
  });

  test('CON-4 after a failed request a message loses no input, and can be sent again', async ({
    page,
    t,
  }) => {
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
