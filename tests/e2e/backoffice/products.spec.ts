import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { colorName } from '@shop/i18n';
import { chooseAction } from '../../fixtures/choose-action.ts';
import { orderFor, placeOrder, createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  goToNewProduct,
  newProductName,
  openNewProductForm,
  listedProducts,
  goToProducts,
  productCard,
  productItem,
  saveProduct,
  quantitiesIn,
  chooseColors,
  openProductForm,
} from '../../fixtures/products-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { findProduct } from '../../fixtures/shopper.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
const IMAGE_FILES = [1, 2, 3, 4].map((view) => join(IMAGES, `balgha-babouches-cuir-${view}.webp`));
const COLORS = ['#17457F', '#FFFFFF', '#26262A'];

test.describe('@any-api-server', () => {
  test('ADM-5 ADM-6 ADM-7 the owner creates a product of three colours and four images, and the storefront shows it', async ({
    page,
    shop,
    t,
    tOwner,
    language,
  }) => {
    test.setTimeout(120_000);
    const name = newProductName();
    await goToProducts(page, shop, name);
    const form = await openNewProductForm(page, tOwner, name);
    await form.getByLabel(tOwner('productForm.promo_percentage')).fill('20');
    await expect(form.getByText(/120[.,]00/)).toBeVisible();
    await form.getByRole('button', { name: 'XS–XXL' }).click();
    const names = COLORS.map((hex) => colorName(hex, language));
    await chooseColors(page, form, tOwner, names);
    for (const [index, color] of names.entries()) {
      const row = form.getByRole('group', { name: color, exact: true });
      const all = `${tOwner('productForm.allSizes')} ${color}`;
      await row.getByRole('textbox', { name: all }).fill(String(index + 2));
    }
    await expect(quantitiesIn(form, tOwner)).toHaveCount(18);
    await form.getByLabel(tOwner('productForm.addImages')).setInputFiles(IMAGE_FILES);
    // New images can be reordered before the upload with any API server: the last one becomes the cover.
    for (const number of [4, 3, 2]) {
      await form
        .getByRole('button', { name: tOwner('productForm.moveEarlier', { number }) })
        .click();
    }
    await expect(form.getByRole('img').first()).toHaveAttribute('alt', /-4\.webp$/);
    await saveProduct(page, tOwner);
    await expect(page.getByText(tOwner('products.created', { name }))).toBeVisible();
    const [product] = await listedProducts(shop, name);
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
    const product = await createProduct(shop, { name: newProductName(), sizes: { M: 5 } });
    const name = product.product_name;
    const renamed = `${name} brodé`;
    await goToProducts(page, shop, name);
    const edit = await openProductForm(page, tOwner, name);
    await edit
      .getByRole('textbox', { name: new RegExp(`^${tOwner('productForm.product_name')}`) })
      .fill(renamed);
    await edit
      .getByRole('button', { name: tOwner('productForm.removeImage', { number: 1 }) })
      .click();
    await expect(edit.getByText(tOwner('productForm.removedImage'))).toBeVisible();
    await saveProduct(page, tOwner);
    const [edited] = await listedProducts(shop, renamed);
    expect(edited?.product_Id).toBe(product.product_Id);
    expect(edited?.product_images).toEqual([]);

    await chooseAction(page, tOwner, productItem(page, renamed), tOwner('products.delete'));
    const question = page.getByRole('alertdialog', { name: tOwner('products.deleteQuestion') });
    await expect(question).toContainText(tOwner('products.deleteText', { name: renamed }));
    await question.getByRole('button', { name: tOwner('products.delete') }).click();
    await expect(page.getByText(tOwner('products.deleted', { name: renamed }))).toBeVisible();
    expect(await listedProducts(shop, renamed)).toEqual([]);
  });

  test('ADM-5 the owner duplicates a product: the copy has its images, but no stock @full', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await goToNewProduct(page, shop, { sizes: { S: 3, M: 5 } });
    const card = productCard(page, product.product_name);
    await chooseAction(page, tOwner, card, tOwner('products.duplicate'));
    const form = page.getByRole('dialog', { name: tOwner('productForm.duplicate') });
    const quantities = quantitiesIn(form, tOwner);
    await expect(quantities).toHaveCount(2);
    for (const quantity of await quantities.all()) {
      await expect(quantity).toHaveValue('');
      await quantity.fill('1');
    }
    await saveProduct(page, tOwner);
    const name = tOwner('products.copyName', { name: product.product_name });
    const [copy] = await listedProducts(shop, name);
    expect(copy?.product_images).toHaveLength(1);
    expect(copy?.colors[0]?.sizes).toEqual([
      { size: 'S', quantity: 1 },
      { size: 'M', quantity: 1 },
    ]);
    expect(await listedProducts(shop, product.product_name)).toHaveLength(1);
  });

  test('ADM-5 filters, order and page of the list are in the URL and survive a reload and Back', async ({
    page,
    shop,
    tOwner,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const cheap = await createProduct(shop, { name: `A ${mark}`, price: '10.00', sizes: { M: 0 } });
    const dear = await createProduct(shop, { name: `B ${mark}`, price: '90.00', sizes: { M: 0 } });
    await createProduct(shop, { name: `C ${mark}`, price: '95.00', sizes: { M: 1 } });
    await goToProducts(page, shop, mark);
    const headings = page
      .getByRole('article')
      .or(page.locator('tbody').getByRole('row'))
      .getByRole('heading');
    await expect(headings).toHaveCount(3);
    const choose = async (field: string, value: string) => {
      const filters = new RegExp(`^${tOwner('filterBar.filters')}`);
      await page.getByRole('button', { name: filters }).click();
      const drawer = page.getByRole('dialog', { name: tOwner('filterBar.filters') });
      await drawer.getByRole('combobox', { name: field }).selectOption(value);
      await drawer
        .getByRole('button', { name: tOwner('filterBar.showResults', { count: 2 }) })
        .click();
    };
    await choose(tOwner('products.stock'), 'yes');
    // The newest first, until another order is chosen.
    await expect(headings).toHaveText([dear.product_name, cheap.product_name]);
    await choose(tOwner('products.sort'), 'price');
    await expect(headings).toHaveText([cheap.product_name, dear.product_name]);
    await page.reload();
    await expect(headings).toHaveText([cheap.product_name, dear.product_name]);
    await page.goBack();
    await expect(headings).toHaveText([dear.product_name, cheap.product_name]);
  });
});

test('SHOP-3 on a phone the links of the pages are wide enough for a thumb @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openSignedIn(page, shop, '/admin/products');
  const links = page.getByRole('navigation', { name: t('pagination.label') }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const widths = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().width).filter((width) => width > 0),
  );
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(36);
});

test('ADM-6 the owner reorders a product’s images by pointer, keyboard and buttons, and the storefront follows @full', async ({
  page,
  shop,
  tOwner,
}) => {
  test.setTimeout(120_000);
  const product = await goToNewProduct(page, shop, { sizes: { M: 5 } });
  const form = await openProductForm(page, tOwner, product.product_name);
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
  // A key that is pressed before dnd-kit has measured the images is lost.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(
      form.getByText(tOwner('productForm.imageOver', { number: 2, total: 3 })),
    ).toBeAttached({ timeout: 5_000 });
  }).toPass();
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
  await saveProduct(page, tOwner);
  const [saved] = await listedProducts(shop, product.product_name);
  expect(saved?.product_images).toHaveLength(3);
  expect(saved?.product_images[1]).toBe(product.product_images[0]);
});

test('ADM-5 the owner puts selected products in promotion at once, and Undo brings their prices back @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const group = newProductName();
  const names = ['un', 'deux'].map((word) => `${group} ${word}`);
  for (const name of names) await createProduct(shop, { name, sizes: { M: 5 } });
  const promotions = async () => {
    const products = await Promise.all(names.map((name) => listedProducts(shop, name)));
    return products.flat().map(({ promo_percentage, badge }) => [promo_percentage, badge]);
  };
  await goToProducts(page, shop, group);
  await page.getByRole('checkbox', { name: t('selection.page') }).check();
  const bar = page.getByRole('region', { name: t('productSelection.label') });
  await expect(bar).toContainText(t('productSelection.count', { count: 2 }));
  await bar.getByRole('button', { name: t('productSelection.promotion') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('productForm.promo_percentage')).fill('25 %');
  await dialog.getByRole('button', { name: t('productSelection.apply') }).click();
  const promo = t('productForm.percent', { number: 25 });
  await expect(page.getByText(t('productSelection.promoted', { count: 2, promo }))).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(await promotions()).toEqual([
    ['25.00', 'Promo'],
    ['25.00', 'Promo'],
  ]);
  await page.getByRole('button', { name: t('undo') }).click();
  await expect(page.getByText(t('productSelection.restored', { count: 2 }))).toBeVisible();
  expect(await promotions()).toEqual([
    ['0.00', 'No Badge'],
    ['0.00', 'No Badge'],
  ]);
});

test('O13 saving a form whose stock was changed by orders shows the change and does not lose the orders @full', async ({
  page,
  shop,
  language,
  tOwner,
}) => {
  const product = await goToNewProduct(page, shop, { sizes: { M: 5 } });
  const edit = productCard(page, product.product_name).getByRole('button', {
    name: tOwner('products.edit'),
  });
  const quantity = quantitiesIn(page.getByRole('dialog'), tOwner);
  await edit.click();
  await quantity.fill('8');
  await placeOrder(shop, orderFor(product, { size: 'M', quantity: 2 }));
  await saveProduct(page, tOwner);
  await expect(page.getByText(/M \(6\)/)).toBeVisible();
  expect((await listedProducts(shop, product.product_name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(
    6,
  );

  await edit.click();
  await expect(quantity).toHaveValue('6');
  await quantity.fill('1');
  await placeOrder(shop, orderFor(product, { size: 'M', quantity: 3 }));
  await page.getByRole('button', { name: tOwner('productForm.save') }).click();
  await expect(page.getByText(tOwner('productForm.stockMoved'))).toBeVisible();
  // Both numbers, and the field that differs has the focus.
  const name = `${colorName('#17457F', language)} M`;
  await expect(
    page.getByText(tOwner('productForm.bothQuantities', { name, typed: '1', now: 3 })),
  ).toBeVisible();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue('1');
  await saveProduct(page, tOwner);
  expect((await listedProducts(shop, product.product_name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(
    1,
  );
});

test('ADM-6 a file that is no image is refused when it is chosen, with its name, and the rest of the form stays @full', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await goToNewProduct(page, shop, { sizes: { M: 5 } });
  const form = await openProductForm(page, tOwner, product.product_name);
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
  await expect(alert).toContainText(tOwner('fieldErrors.not_an_image'), { ignoreCase: true });
  await expect(alert).toBeInViewport();
  await expect(form.getByRole('img')).toHaveCount(2);
  await saveProduct(page, tOwner);
  const [saved] = await listedProducts(shop, product.product_name);
  expect(saved?.product_images).toHaveLength(2);
  expect(saved).toMatchObject({ description: 'Brodé main.', price: '1234.50' });
});

test('F6 a list that failed without a network loads by itself when it is back @full', async ({
  page,
  context,
  shop,
  tOwner: t,
}) => {
  const { product_name: name } = await goToNewProduct(page, shop, { sizes: { M: 1 } });
  await expect(productCard(page, name)).toBeVisible();
  await context.setOffline(true);
  // Nothing reads the list of products from time to time.
  await page.getByRole('searchbox', { name: t('list.search') }).fill(name.slice(0, -1));
  await expect(page.getByText(t('list.failed'))).toBeVisible();
  await context.setOffline(false);
  await expect(productCard(page, name)).toBeVisible();
  await expect(page.getByText(t('list.failed'))).toHaveCount(0);
});
