import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { createProduct } from '../../fixtures/owner.ts';
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

/** The URL of the product in the cart. */
let productPath = '';

test.beforeEach(async ({ page, shop, t, language }) => {
  const product = await createProduct(shop, {
    name: `Cape ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  productPath = `/product/x?id=${product.product_Id}`;
  await page.goto(productPath);
  await addToCart(page, t, { language, color: '#17457F', size: 'M' });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
});

test('CMD-1 beside the summary five fields are required, and the email field has the type email', async ({
  page,
  t,
}) => {
  await expect(page.getByRole('complementary', { name: t('checkout.summary') })).toContainText(
    /Cape/,
  );
  const fields = ['name', 'email', 'phone', 'city', 'street'] as const;
  for (const field of fields) {
    await expect(page.getByLabel(t(`checkout.${field}`))).toHaveAttribute('required');
  }
  await expect(page.getByLabel(t('checkout.email'))).toHaveAttribute('type', 'email');

  let sent = 0;
  await page.route(ORDERS, (route) => {
    sent += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(fields.length);
  expect(sent).toBe(0);
});

test('CMD-3 CMD-5 Submit is disabled while the order is sent; a failure is shown in red', async ({
  page,
  t,
}) => {
  await fillCheckout(page, t, newClient('Leila'));
  const release = Promise.withResolvers<void>();
  await page.route(ORDERS, async (route) => {
    await release.promise;
    await route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '' });
  });
  await page.getByRole('button', { name: t('checkout.submit') }).click();
  const waiting = page.getByRole('button', { name: t('pleaseWait') });
  await expect(waiting).toBeDisabled();
  const underPointer = await settledBackground(waiting);
  await page.mouse.move(0, 0);
  expect(underPointer, 'the pointer does not change it').toBe(await settledBackground(waiting));
  release.resolve();

  const sentence = page.getByRole('alert').getByText(t('checkout.failed'));
  await expect(sentence).toBeVisible();
  const color = await sentence.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
});

test('CMD-1 CMD-2 a click on Submit right after a doubtful phone number sends the order: its warning does not move the button before @full', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await fillCheckout(page, t, newClient('Rim'));
  const warning = page.getByText(t('checkout.phoneWarning'));
  await page.getByLabel(t('checkout.phone')).fill('98 765 43');
  await page.getByLabel(t('checkout.city')).focus();
  await expect(warning, 'asked about').toBeVisible();
  const [phoneBox, cityBox] = await Promise.all(
    (['phone', 'city'] as const).map((field) =>
      page.getByLabel(t(`checkout.${field}`)).boundingBox(),
    ),
  );
  expect(cityBox?.y, 'the fields of a row stay on one line').toBe(phoneBox?.y);
  await page.reload();
  await expect(warning, 'asked about after a reload').toBeVisible();
  await page.getByLabel(t('checkout.phone')).fill('98 765 4');
  await expect(warning).toHaveCount(0);

  const submit = await page.getByRole('button', { name: t('checkout.submit') }).boundingBox();
  await page.mouse.move((submit?.x ?? 0) + 20, (submit?.y ?? 0) + 5);
  await page.mouse.down();
  // People hold a button for about 100 ms; a slow hand for half a second.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.done') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('98 765 4');
});

/** Expects the fields of the form to have these values. */
async function expectFields(page: Page, t: TFunction, client: Client): Promise<void> {
  await expect(page.getByLabel(t('checkout.name'))).toHaveValue(client.name);
  await expect(page.getByLabel(t('checkout.email'))).toHaveValue(client.email);
  await expect(page.getByLabel(t('checkout.phone'))).toHaveValue(client.phone);
  await expect(page.getByLabel(t('checkout.city'))).toHaveValue(client.city);
  await expect(page.getByLabel(t('checkout.street'))).toHaveValue(client.street);
}

test('CMD-4 CMD-5 F5 a reload in the middle of the checkout keeps every field, and the order clears them @full', async ({
  page,
  t,
  language,
}) => {
  const client = { ...newClient('Rim'), phone: '+216 98 765 432' };
  await fillCheckout(page, t, client);
  const remember = page.getByRole('checkbox', { name: t('checkout.remember') });
  await expect(remember).not.toBeChecked();
  await page.reload();
  await expectFields(page, t, client);
  await expect(remember).not.toBeChecked();
  await submitOrder(page, t);

  await page.goto(productPath);
  await addToCart(page, t, { language, color: '#17457F', size: 'M' });
  await page.getByRole('link', { name: t('product.goToCart') }).click();
  await proceed(page, t);
  await expectFields(page, t, { name: '', email: '', phone: '', city: '', street: '' });
});

test('CMD-4 P2 “Remember me” fills in the next order; unticked and sent, it forgets the shopper @full', async ({
  page,
  t,
  language,
}) => {
  const client = { ...newClient('Rim'), phone: '+216 98 765 432' };
  const remember = page.getByRole('checkbox', { name: t('checkout.remember') });
  const orderAgain = async () => {
    await page.goto(productPath);
    await addToCart(page, t, { language, color: '#17457F', size: 'M' });
    await page.getByRole('link', { name: t('product.goToCart') }).click();
    await proceed(page, t);
  };
  await fillCheckout(page, t, client);
  await remember.check();
  await submitOrder(page, t);

  await orderAgain();
  await expectFields(page, t, client);
  await expect(remember).toBeChecked();
  await remember.uncheck();
  await submitOrder(page, t);

  await orderAgain();
  await expectFields(page, t, { name: '', email: '', phone: '', city: '', street: '' });
  await expect(remember).not.toBeChecked();
});

/** The background of a control after its transitions. */
function settledBackground(control: Locator): Promise<string> {
  return control.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(element).backgroundColor;
  });
}
