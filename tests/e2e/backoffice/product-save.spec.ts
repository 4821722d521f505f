import { join } from 'node:path';
import { colorName } from '@shop/i18n';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  newProductName,
  openNewProductForm,
  listedProducts,
  goToProducts,
  saveProduct,
  chooseColors,
  openProductForm,
} from '../../fixtures/products-page.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
const IMAGE_FILES = [1, 2, 3, 4].map((view) => join(IMAGES, `balgha-babouches-cuir-${view}.webp`));

test.describe('@any-api-server', () => {
  test('F2 a new product whose response is lost is looked for, saved, and exists once @full', async ({
    page,
    shop,
    tOwner,
    language,
  }) => {
    const name = newProductName();
    await goToProducts(page, shop, name);
    const form = await openNewProductForm(page, tOwner, name);
    await form.getByRole('button', { name: 'XS–XXL' }).click();
    const color = colorName('#17457F', language);
    await chooseColors(page, form, tOwner, [color]);
    await form
      .getByRole('textbox', { name: `${tOwner('productForm.allSizes')} ${color}` })
      .fill('2');
    const release = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(`${shop.api}/api/products/`, async (route) => {
      if (route.request().method() !== 'POST' && requests > 0) await release.promise;
      if (route.request().method() !== 'POST') return route.continue();
      requests += 1;
      // The API server creates the product; its response does not reach the page.
      if (requests > 1) await release.promise;
      const response = await route.fetch();
      return requests === 1 ? route.abort() : route.fulfill({ response });
    });
    await page.getByRole('button', { name: tOwner('productForm.save') }).click();
    await expect(page.getByText(tOwner('save.checkingOutcome'))).toBeVisible();
    release.resolve();
    await expect(page.getByText(tOwner('products.created', { name }))).toBeVisible();
    expect(await listedProducts(shop, name)).toHaveLength(1);
  });

  test('F1 a save without progress for 20 seconds can be waited for, or stopped without a loss @full', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await createProduct(shop, { name: newProductName(), sizes: { M: 5 } });
    await page.clock.install();
    await goToProducts(page, shop, product.product_name);
    const form = await openProductForm(page, tOwner, product.product_name);
    const description = form.getByLabel(tOwner('productForm.description'));
    await description.fill('Brodé main.');
    const saves = `${shop.api}/api/products/${product.product_Id}/`;
    await page.route(saves, (route) =>
      route.request().method() === 'PUT' ? undefined : route.continue(),
    );
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: tOwner('productForm.save') }).click();
    await sent;
    await expect(page.getByRole('button', { name: tOwner('pleaseWait') })).toBeVisible();
    const stalled = page.getByText(tOwner('save.stalled'));
    await expect(stalled).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(stalled).toBeVisible();
    await page.getByRole('button', { name: tOwner('save.keepWaiting') }).click();
    await expect(stalled).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(stalled).toBeVisible();
    await page.getByRole('button', { name: tOwner('save.stop') }).click();
    await expect(page.getByText(tOwner('save.stopped'))).toBeVisible();
    await expect(description).toHaveValue('Brodé main.');
    await page.unroute(saves);
    await saveProduct(page, tOwner);
    expect((await listedProducts(shop, product.product_name))[0]?.description).toBe('Brodé main.');
  });
});

test('ADM-6 after a failed save no input is lost, and leaving the form needs a confirmation @full', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await createProduct(shop, { name: newProductName(), sizes: { M: 5 } });
  await goToProducts(page, shop, product.product_name);
  const form = await openProductForm(page, tOwner, product.product_name);
  const description = form.getByLabel(tOwner('productForm.description'));
  await description.fill('Brodé main.');
  await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE_FILES.slice(0, 1));
  await page.context().setOffline(true);
  await form.getByRole('button', { name: tOwner('productForm.save') }).click();
  await expect(form.getByText(tOwner('save.unknown'))).toBeVisible();
  await expect(description).toHaveValue('Brodé main.');
  await expect(form.getByRole('img')).toHaveCount(2);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: tOwner('dialog.leaveTitle') });
  await question.getByRole('button', { name: tOwner('dialog.stay') }).click();
  await page.context().setOffline(false);
  await saveProduct(page, tOwner);
  const [saved] = await listedProducts(shop, product.product_name);
  expect(saved?.description).toBe('Brodé main.');
  expect(saved?.product_images).toHaveLength(2);
});

test('ADM-6 in a low window a failed save leaves room for the form @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const name = newProductName();
  await createProduct(shop, { name, sizes: { M: 5 } });
  await goToProducts(page, shop, name);
  await page.getByRole('button', { name: t('products.edit') }).click();
  const form = page.getByRole('dialog', { name: t('productForm.edit') });
  await form.getByLabel(t('productForm.product_name')).fill(`${name} brodé`);
  await page.route(`${shop.api}/api/products/*/`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  for (const [width, height] of [
    [320, 256],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.getByRole('button', { name: t('productForm.save') }).click();
    const alert = form.getByRole('alert').filter({ hasText: t('save.unknown') });
    await expect(alert).toBeInViewport();
    const content = form.locator('.MuiDialogContent-root');
    const room = await content.evaluate((element) => element.clientHeight);
    expect(room, `at ${width} × ${height}`).toBeGreaterThanOrEqual(120);
  }
});
