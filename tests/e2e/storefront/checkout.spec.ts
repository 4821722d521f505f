import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addToCart, fillCheckout, newClient, proceed } from '../../fixtures/shopper.ts';

const ORDERS = '**/api/commands/';

test.beforeEach(async ({ page, shop, t, language }) => {
  const product = await createProduct(shop, {
    name: `Cape ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  await page.goto(`/product/x?id=${product.product_Id}`);
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
  await expect(page.getByText(t('fieldErrors.required'))).toHaveCount(fields.length);
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
  await expect(page.getByRole('button', { name: t('pleaseWait') })).toBeDisabled();
  release.resolve();

  const sentence = page.getByRole('alert').getByText(t('checkout.failed'));
  await expect(sentence).toBeVisible();
  const color = await sentence.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
});
