import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { ApiProduct } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import type { TFunction } from 'i18next';
import { orderFor, placeOrder, createProduct } from '../../fixtures/owner.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { findProduct } from '../../fixtures/shopper.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
const IMAGE_FILES = [1, 2, 3, 4].map((view) => join(IMAGES, `balgha-babouches-cuir-${view}.webp`));
const COLORS = ['#17457F', '#FFFFFF', '#26262A'];

function newName(): string {
  return `Caftan Été ${crypto.randomUUID().slice(0, 8)}`;
}

/** The products with this name in the API server's list. */
async function listed(shop: System, name: string): Promise<ApiProduct[]> {
  const response = await fetch(`${shop.api}/api/products/`);
  const products: ApiProduct[] = await response.json();
  return products.filter((product) => product.product_name === name);
}

async function goToProducts(page: Page, shop: System, t: TFunction, search: string) {
  await signInByForm(page, shop, t);
  await page.goto(`${shop.backoffice}/admin/products?search=${encodeURIComponent(search)}`);
}

function card(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function save(page: Page, t: TFunction) {
  await page.getByRole('button', { name: t('productForm.save') }).click();
  // The API server creates every width of every image before it replies.
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 40_000 });
}

/** Fills in one colour of the open form: its name, and one set of sizes with a quantity each. */
async function fillColor(
  form: Locator,
  t: TFunction,
  color: { number: number; hex: string; quantity: number },
) {
  const group = form.getByRole('group', {
    name: new RegExp(`^${t('productForm.colorNumber', { number: color.number })}`),
  });
  await group.getByLabel(t('productForm.color'), { exact: true }).selectOption(color.hex);
  if (color.number === 1) await group.getByRole('button', { name: 'XS–XXL' }).click();
  const quantities = group.getByRole('textbox', {
    name: new RegExp(`^${t('productForm.quantity')}`),
  });
  await expect(quantities).toHaveCount(6);
  for (const quantity of await quantities.all()) await quantity.fill(String(color.quantity));
}

test.describe('@any-api-server', () => {
  test('ADM-5 ADM-6 ADM-7 the owner creates a product of three colours and four images, and the storefront shows it', async ({
    page,
    shop,
    t,
    tOwner,
    language,
  }) => {
    test.setTimeout(120_000);
    const name = newName();
    await goToProducts(page, shop, tOwner, name);
    await page.getByRole('button', { name: tOwner('products.add') }).click();
    const form = page.getByRole('dialog', { name: tOwner('productForm.create') });
    await form
      .getByRole('textbox', { name: new RegExp(`^${tOwner('productForm.product_name')}`) })
      .fill(name);
    await form.getByRole('textbox', { name: /TND/ }).fill('150');
    await form.getByLabel(tOwner('productForm.promo_percentage')).fill('20');
    await expect(form.getByText(/120[.,]00/)).toBeVisible();
    for (const [index, hex] of COLORS.entries()) {
      if (index > 0) {
        await form.getByRole('button', { name: tOwner('productForm.addColor') }).click();
      }
      await fillColor(form, tOwner, { number: index + 1, hex, quantity: index + 2 });
    }
    await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE_FILES);
    // New images can be reordered before the upload with any API server: the last one becomes the cover.
    for (const number of [4, 3, 2]) {
      await form
        .getByRole('button', { name: tOwner('productForm.moveEarlier', { number }) })
        .click();
    }
    await expect(form.getByRole('img').first()).toHaveAttribute('alt', /-4\.webp$/);
    await save(page, tOwner);
    await expect(page.getByText(tOwner('products.created', { name }))).toBeVisible();
    const [product] = await listed(shop, name);
    expect(product?.colors.map((color) => color.color_name)).toEqual(COLORS);
    expect(product?.product_images).toHaveLength(4);

    await page.goto('/');
    await findProduct(page, t, name);
    for (const hex of COLORS) {
      await expect(page.getByRole('radio', { name: colorName(hex, language) })).toBeVisible();
    }
    await expect(page.getByRole('main')).toContainText(language === 'fr' ? '120,00' : '120.00');
  });

  test('ADM-5 ADM-6 ADM-7 the owner edits a product, removes an image, and deletes the product', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
    const name = product.product_name;
    const renamed = `${name} brodé`;
    await goToProducts(page, shop, tOwner, name);
    await card(page, name)
      .getByRole('button', { name: tOwner('products.edit') })
      .click();
    const edit = page.getByRole('dialog', { name: tOwner('productForm.edit') });
    await edit
      .getByRole('textbox', { name: new RegExp(`^${tOwner('productForm.product_name')}`) })
      .fill(renamed);
    await edit
      .getByRole('button', { name: tOwner('productForm.removeImage', { number: 1 }) })
      .click();
    await expect(edit.getByText(tOwner('productForm.removedImage'))).toBeVisible();
    await save(page, tOwner);
    const [edited] = await listed(shop, renamed);
    expect(edited?.product_Id).toBe(product.product_Id);
    expect(edited?.product_images).toEqual([]);

    await card(page, renamed)
      .getByRole('button', { name: tOwner('products.delete') })
      .click();
    const question = page.getByRole('alertdialog', { name: tOwner('products.deleteQuestion') });
    await expect(question).toContainText(tOwner('products.deleteText', { name: renamed }));
    await question.getByRole('button', { name: tOwner('products.delete') }).click();
    await expect(page.getByText(tOwner('products.deleted', { name: renamed }))).toBeVisible();
    expect(await listed(shop, renamed)).toEqual([]);
  });

  test('ADM-5 the owner duplicates a product: the copy has its images, but no stock @full', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await createProduct(shop, { name: newName(), sizes: { S: 3, M: 5 } });
    await goToProducts(page, shop, tOwner, product.product_name);
    await card(page, product.product_name)
      .getByRole('button', { name: tOwner('products.duplicate') })
      .click();
    const form = page.getByRole('dialog', { name: tOwner('productForm.duplicate') });
    const quantities = form.getByRole('textbox', {
      name: new RegExp(`^${tOwner('productForm.quantity')}`),
    });
    await expect(quantities).toHaveCount(2);
    for (const quantity of await quantities.all()) {
      await expect(quantity).toHaveValue('');
      await quantity.fill('1');
    }
    await save(page, tOwner);
    const name = tOwner('products.copyName', { name: product.product_name });
    const [copy] = await listed(shop, name);
    expect(copy?.product_images).toHaveLength(1);
    expect(copy?.colors[0]?.sizes).toEqual([
      { size: 'S', quantity: 1 },
      { size: 'M', quantity: 1 },
    ]);
    expect(await listed(shop, product.product_name)).toHaveLength(1);
  });

  test('ADM-5 filters, order and page of the list are in the URL and survive a reload and Back', async ({
    page,
    shop,
    tOwner,
    isMobile,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const cheap = await createProduct(shop, { name: `A ${mark}`, price: '10.00', sizes: { M: 0 } });
    const dear = await createProduct(shop, { name: `B ${mark}`, price: '90.00', sizes: { M: 0 } });
    await createProduct(shop, { name: `C ${mark}`, price: '95.00', sizes: { M: 1 } });
    await goToProducts(page, shop, tOwner, mark);
    const headings = page.getByRole('article').getByRole('heading');
    await expect(headings).toHaveCount(3);
    if (isMobile) await page.getByRole('button', { name: tOwner('products.filters') }).click();
    await page.getByRole('combobox', { name: tOwner('products.stock') }).selectOption('yes');
    await expect(headings).toHaveText([cheap.product_name, dear.product_name]);
    await page.getByLabel(tOwner('products.sort')).selectOption('-price');
    await expect(headings).toHaveText([dear.product_name, cheap.product_name]);
    await page.reload();
    await expect(headings).toHaveText([dear.product_name, cheap.product_name]);
    await page.goBack();
    await expect(headings).toHaveText([cheap.product_name, dear.product_name]);
  });
});

test('ADM-6 the owner reorders a product’s images by pointer, keyboard and buttons, and the storefront follows', async ({
  page,
  shop,
  tOwner,
}) => {
  test.setTimeout(120_000);
  const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
  await goToProducts(page, shop, tOwner, product.product_name);
  await card(page, product.product_name)
    .getByRole('button', { name: tOwner('products.edit') })
    .click();
  const form = page.getByRole('dialog', { name: tOwner('productForm.edit') });
  await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE_FILES.slice(0, 2));
  const images = form.getByRole('img');
  await expect(images).toHaveCount(3);
  const alts = () => images.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  const [old, first, second] = await alts();
  const handle = (number: number) =>
    form.getByRole('button', { name: tOwner('productForm.moveImage', { number }) });

  await handle(3).hover();
  const from = await handle(3).boundingBox();
  await page.mouse.down();
  // The drag starts here. The page scrolls only after its start.
  await page.mouse.move((from?.x ?? 0) + 4, (from?.y ?? 0) + 4, { steps: 4 });
  await expect(form.getByText(tOwner('productForm.imageLifted', { number: 3 }))).toBeAttached();
  await images.first().hover({ force: true });
  await expect(
    form.getByText(tOwner('productForm.imageOver', { number: 1, total: 3 })),
  ).toBeAttached();
  await page.mouse.up();
  await expect.poll(alts).toEqual([second, expect.any(String), first]);
  await handle(1).press('Space');
  await expect(form.getByText(tOwner('productForm.imageLifted', { number: 1 }))).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(
    form.getByText(tOwner('productForm.imageOver', { number: 2, total: 3 })),
  ).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(alts).toEqual([expect.any(String), second, first]);
  await form
    .getByRole('button', { name: tOwner('productForm.moveEarlier', { number: 3 }) })
    .click();
  await form
    .getByRole('button', { name: tOwner('productForm.moveEarlier', { number: 2 }) })
    .click();
  await expect.poll(alts).toEqual([first, expect.any(String), second]);
  expect(old).toBeTruthy();
  await save(page, tOwner);
  const [saved] = await listed(shop, product.product_name);
  expect(saved?.product_images).toHaveLength(3);
  expect(saved?.product_images[1]).toBe(product.product_images[0]);
});

test('O13 saving a form whose stock was changed by orders shows the change and does not lose the orders', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
  await goToProducts(page, shop, tOwner, product.product_name);
  const edit = card(page, product.product_name).getByRole('button', {
    name: tOwner('products.edit'),
  });
  const quantity = page.getByRole('textbox', {
    name: new RegExp(`^${tOwner('productForm.quantity')}`),
  });
  await edit.click();
  await quantity.fill('8');
  await placeOrder(shop, orderFor(product, { size: 'M', quantity: 2 }));
  await save(page, tOwner);
  await expect(page.getByText(/M \(6\)/)).toBeVisible();
  expect((await listed(shop, product.product_name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(6);

  await edit.click();
  await expect(quantity).toHaveValue('6');
  await quantity.fill('1');
  await placeOrder(shop, orderFor(product, { size: 'M', quantity: 3 }));
  await page.getByRole('button', { name: tOwner('productForm.save') }).click();
  await expect(page.getByText(tOwner('productForm.stockMoved'))).toBeVisible();
  await expect(page.getByText(tOwner('productForm.currentStock', { count: 3 }))).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await save(page, tOwner);
  expect((await listed(shop, product.product_name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(1);
});

test('ADM-6 after a failed save no input is lost, and leaving the form asks for confirmation', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
  await goToProducts(page, shop, tOwner, product.product_name);
  await card(page, product.product_name)
    .getByRole('button', { name: tOwner('products.edit') })
    .click();
  const form = page.getByRole('dialog', { name: tOwner('productForm.edit') });
  const description = form.getByLabel(tOwner('productForm.description'));
  await description.fill('Brodé main.');
  await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE_FILES.slice(0, 1));
  await page.context().setOffline(true);
  await form.getByRole('button', { name: tOwner('productForm.save') }).click();
  await expect(form.getByText(tOwner('productForm.failed'))).toBeVisible();
  await expect(description).toHaveValue('Brodé main.');
  await expect(form.getByRole('img')).toHaveCount(2);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: tOwner('dialog.leaveTitle') });
  await question.getByRole('button', { name: tOwner('dialog.stay') }).click();
  await page.context().setOffline(false);
  await save(page, tOwner);
  const [saved] = await listed(shop, product.product_name);
  expect(saved?.description).toBe('Brodé main.');
  expect(saved?.product_images).toHaveLength(2);
});

test('ADM-6 a file that is no image is refused when it is chosen, with its name, and the form keeps everything else @full', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await createProduct(shop, { name: newName(), sizes: { M: 5 } });
  await goToProducts(page, shop, tOwner, product.product_name);
  await card(page, product.product_name)
    .getByRole('button', { name: tOwner('products.edit') })
    .click();
  const form = page.getByRole('dialog', { name: tOwner('productForm.edit') });
  const price = form.getByRole('textbox', { name: /TND/ });
  await price.fill('1 234,5 DT');
  await form.getByLabel(tOwner('productForm.description')).fill('Brodé main.');
  await expect(price).toHaveValue(/^1234[.,]50$/);
  const files = [
    { name: 'robe.webp', mimeType: 'image/webp', buffer: await readFile(IMAGE_FILES[0] ?? '') },
    { name: 'facture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
  ];
  await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(files);
  const alert = form.getByRole('alert').filter({ hasText: 'facture.jpg' });
  await expect(alert).toContainText(tOwner('fieldErrors.not_an_image'));
  await expect(alert).toBeInViewport();
  await expect(form.getByRole('img')).toHaveCount(2);
  await save(page, tOwner);
  const [saved] = await listed(shop, product.product_name);
  expect(saved?.product_images).toHaveLength(2);
  expect(saved).toMatchObject({ description: 'Brodé main.', price: '1234.50' });
});
