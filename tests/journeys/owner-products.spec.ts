import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { WireProduct } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import type { Translate } from '@shop/i18n';
import { orderFor, placeOrder, stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { expect, test } from './journey.ts';
import { signInByForm } from './owner-in-browser.ts';
import { findProduct } from './shopper.ts';

const PICTURES = join(import.meta.dirname, '../../apps/api/demo-pictures');
const FOUR = [1, 2, 3, 4].map((view) => join(PICTURES, `balgha-babouches-cuir-${view}.webp`));
const THREE = ['#17457F', '#FFFFFF', '#26262A'];

function newName(): string {
  return `Caftan Été ${crypto.randomUUID().slice(0, 8)}`;
}

/** The products of that name, as the host lists them. */
async function listed(shop: System, name: string): Promise<WireProduct[]> {
  const response = await fetch(`${shop.api}/api/products/`);
  const products: WireProduct[] = await response.json();
  return products.filter((product) => product.product_name === name);
}

async function goToProducts(page: Page, shop: System, t: Translate, search: string) {
  await signInByForm(page, shop, t);
  await page.goto(`${shop.backoffice}/admin/products?search=${encodeURIComponent(search)}`);
}

function card(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

async function save(page: Page, t: Translate) {
  await page.getByRole('button', { name: t('productForm.save') }).click();
  // The host makes every width of every picture before it answers.
  await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 40_000 });
}

/** Fills one colour of the open form: its name, and one set of sizes with a quantity each. */
async function fillColor(
  form: Locator,
  t: Translate,
  color: { place: number; hex: string; quantity: number },
) {
  const group = form.getByRole('group', {
    name: new RegExp(`^${t('productForm.colorNumber', { number: color.place })}`),
  });
  await group.getByLabel(t('productForm.color'), { exact: true }).selectOption(color.hex);
  if (color.place === 1) await group.getByRole('button', { name: 'XS–XXL' }).click();
  const quantities = group.getByRole('textbox', {
    name: new RegExp(`^${t('productForm.quantity')}`),
  });
  await expect(quantities).toHaveCount(6);
  for (const quantity of await quantities.all()) await quantity.fill(String(color.quantity));
}

test.describe('@any-host', () => {
  test('ADM-5 ADM-6 ADM-7 the owner makes a product of three colours and four pictures, and sees it in the shop', async ({
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
    for (const [index, hex] of THREE.entries()) {
      if (index > 0) {
        await form.getByRole('button', { name: tOwner('productForm.addColor') }).click();
      }
      await fillColor(form, tOwner, { place: index + 1, hex, quantity: index + 2 });
    }
    await form.getByLabel(tOwner('productForm.addPictures')).setInputFiles(FOUR);
    // Before they are sent, new pictures are put in order on any host: the last becomes the cover.
    const grip = form.getByRole('button', {
      name: tOwner('productForm.movePicture', { number: 4 }),
    });
    await grip.press('Home');
    await expect(form.getByRole('img').first()).toHaveAttribute('alt', /-4\.webp$/);
    await save(page, tOwner);
    await expect(page.getByText(tOwner('products.created', { name }))).toBeVisible();
    const [product] = await listed(shop, name);
    expect(product?.colors.map((color) => color.color_name)).toEqual(THREE);
    expect(product?.product_images).toHaveLength(4);

    await page.goto('/');
    await findProduct(page, t, name);
    for (const hex of THREE) {
      await expect(page.getByRole('radio', { name: colorName(hex, language) })).toBeVisible();
    }
    await expect(page.getByRole('main')).toContainText(language === 'fr' ? '120,00' : '120.00');
  });

  test('ADM-5 ADM-6 ADM-7 the owner edits a product, takes a picture out, and deletes it', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await stockProduct(shop, { name: newName(), sizes: { M: 5 } });
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
      .getByRole('button', { name: tOwner('productForm.removePicture', { number: 1 }) })
      .click();
    await expect(edit.getByText(tOwner('productForm.removedPicture'))).toBeVisible();
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

  test('ADM-5 the owner duplicates a product: its pictures come along, its quantities do not', async ({
    page,
    shop,
    tOwner,
  }) => {
    const product = await stockProduct(shop, { name: newName(), sizes: { S: 3, M: 5 } });
    await goToProducts(page, shop, tOwner, product.product_name);
    await card(page, product.product_name)
      .getByRole('button', { name: tOwner('products.duplicate') })
      .click();
    const form = page.getByRole('dialog', { name: tOwner('productForm.copy') });
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

  test('ADM-5 the list is narrowed, ordered and paged in its address, which reload and Back keep', async ({
    page,
    shop,
    tOwner,
    isMobile,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const cheap = await stockProduct(shop, { name: `A ${mark}`, price: '10.00', sizes: { M: 0 } });
    const dear = await stockProduct(shop, { name: `B ${mark}`, price: '90.00', sizes: { M: 0 } });
    await stockProduct(shop, { name: `C ${mark}`, price: '95.00', sizes: { M: 1 } });
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
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test('ADM-6 picture-order: the owner orders a product’s pictures by pointer, keyboard and buttons, and the shop follows', async ({
  page,
  shop,
  tOwner,
}) => {
  test.setTimeout(120_000);
  const product = await stockProduct(shop, { name: newName(), sizes: { M: 5 } });
  await goToProducts(page, shop, tOwner, product.product_name);
  await card(page, product.product_name)
    .getByRole('button', { name: tOwner('products.edit') })
    .click();
  const form = page.getByRole('dialog', { name: tOwner('productForm.edit') });
  await form.getByLabel(tOwner('productForm.addPictures')).setInputFiles(FOUR.slice(0, 2));
  const pictures = form.getByRole('img');
  await expect(pictures).toHaveCount(3);
  const alts = () => pictures.evaluateAll((all) => all.map((each) => each.getAttribute('alt')));
  const [old, first, second] = await alts();
  const grip = (number: number) =>
    form.getByRole('button', { name: tOwner('productForm.movePicture', { number }) });

  const drop = pictures.first();
  await grip(3).scrollIntoViewIfNeeded();
  const from = await grip(3).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await drop.hover({ force: true });
  await page.mouse.up();
  await expect.poll(alts).toEqual([second, expect.any(String), first]);
  await grip(1).press('ArrowRight');
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

test('O13 a save over stock that has moved since says so and keeps the orders that came in', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await stockProduct(shop, { name: newName(), sizes: { M: 5 } });
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
  await expect(page.getByText(tOwner('productForm.stockNow', { count: 3 }))).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await save(page, tOwner);
  expect((await listed(shop, product.product_name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(1);
});

test('ADM-6 a save that fails keeps what was typed and chosen, and leaving asks', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await stockProduct(shop, { name: newName(), sizes: { M: 5 } });
  await goToProducts(page, shop, tOwner, product.product_name);
  await card(page, product.product_name)
    .getByRole('button', { name: tOwner('products.edit') })
    .click();
  const form = page.getByRole('dialog', { name: tOwner('productForm.edit') });
  const description = form.getByLabel(tOwner('productForm.description'));
  await description.fill('Brodé main.');
  await form.getByLabel(tOwner('productForm.addPictures')).setInputFiles(FOUR.slice(0, 1));
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
