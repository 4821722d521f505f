import type { Locator } from '@playwright/test';
import { colorName } from '@shop/i18n';
import { createProduct } from '../../fixtures/owner.ts';
import {
  goToNewProduct,
  goToProducts,
  listedProducts,
  productItem,
} from '../../fixtures/products-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('@any-api-server', () => {
  test('ADM-5 in a wide window the products are sorted by the head of their table @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const mark = crypto.randomUUID().slice(0, 8);
    const [last, first, middle] = [`Zohra ${mark}`, `abaya ${mark}`, `Écharpe ${mark}`];
    await createProduct(shop, { name: last, price: '20.00', sizes: { M: 12 } });
    await createProduct(shop, { name: first, price: '90.00', sizes: { S: 1, M: 1 } });
    await createProduct(shop, { name: middle, price: '50.00', sizes: { S: 40, M: 0 } });
    await goToProducts(page, shop, mark);
    const headings = page.locator('tbody').getByRole('heading');
    await expect(headings).toHaveText([middle, first, last]);
    const head = (name: string) =>
      page.getByRole('columnheader', { name: new RegExp(`^${t(name)}`) });
    const number = head('products.numberColumn');
    await expect(number).toHaveAttribute('aria-sort', 'descending');
    const inStock = page.getByText(t('products.inStock', { count: 12 }), { exact: true });
    const lineCount = await inStock.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
    });
    expect(lineCount, 'the stock is in one line').toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);

    for (const [column, ascending, names] of [
      ['products.nameColumn', 'name', [first, middle, last]],
      ['products.currentPrice', 'price', [last, middle, first]],
      ['products.stock', 'stock', [first, last, middle]],
      ['products.numberColumn', 'oldest', [last, first, middle]],
    ] as const) {
      const link = head(column).getByRole('link');
      await link.click();
      // The newest first is the list's own order.
      if (ascending === 'oldest') {
        await expect(head(column)).toHaveAttribute('aria-sort', 'descending');
        await link.click();
      }
      await expect(page).toHaveURL(new RegExp(`sort=${ascending}(?:#|$)`));
      await expect(headings).toHaveText(names);
      await expect(head(column)).toHaveAttribute('aria-sort', 'ascending');
    }
    await page.reload();
    await expect(headings).toHaveText([last, first, middle]);
  });

  test('F5 density and columns of the products are stored on the device @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const product = await goToNewProduct(page, shop, { sizes: { M: 1 } });
    await page.getByRole('button', { name: t('table.settings') }).click();
    await page.getByRole('menuitemradio', { name: t('table.compact') }).click();
    await page.getByRole('menuitemcheckbox', { name: t('products.categoryColumn') }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    const row = productItem(page, product.product_name);
    await expect(row).toBeVisible();
    await expect(
      page.getByRole('columnheader', { name: t('products.categoryColumn') }),
    ).toHaveCount(0);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(48);
  });

  test('ADM-5 while the stock of a product is edited in the list, its name stays in view @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const sizes = Object.fromEntries(Array.from({ length: 24 }, (_none, at) => [`T${at}`, at]));
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `Robe ${mark}`;
    // Below it, so that the page stays tall when the form is closed.
    for (const other of ['un', 'deux', 'trois', 'quatre', 'cinq']) {
      await createProduct(shop, { name: `${name} ${other}`, sizes });
    }
    await createProduct(shop, { name, sizes });
    await goToProducts(page, shop, mark);
    const isCovered = () =>
      page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return !heading.contains(document.elementFromPoint(left + 2, top + 2));
      });
    for (const [width, height] of [
      [375, 812],
      [1280, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      const edit = productItem(page, name).getByRole('button', { name: t('products.editStock') });
      await edit.click();
      const form = page.getByRole('form', { name, exact: true });
      await expect(form).toBeFocused();
      expect(await isCovered(), `at ${width} px, open`).toBe(false);
      await form.getByRole('button', { name: t('dialog.cancel') }).click();
      await expect(edit).toBeFocused();
      await expect(edit).toBeInViewport();
      expect(await isCovered(), `at ${width} px, closed`).toBe(false);
    }
  });

  test('ADM-5 in a wide window the controls around the table of products end where it ends @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { product_name: name } = await goToNewProduct(page, shop, { sizes: { M: 1 } });
    await expect(productItem(page, name)).toBeVisible();
    const end = (element: Locator) =>
      element.evaluate((each) => Math.round(each.getBoundingClientRect().right));
    const table = await end(page.getByRole('table', { name: t('products.title') }));
    const controls = [
      page.getByRole('button', { name: t('products.add') }),
      page.getByRole('combobox', { name: t('list.perPage') }),
    ];
    for (const control of controls) {
      expect(Math.abs((await end(control)) - table), String(control)).toBeLessThanOrEqual(2);
    }
  });

  test('F1 stock that is typed in the list stays when a tablet is turned, between table and cards @full', async ({
    page,
    shop,
    language,
    tOwner: t,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const { product_name: name } = await goToNewProduct(page, shop, { sizes: { M: 5 } });
    await productItem(page, name)
      .getByRole('button', { name: t('products.editStock') })
      .click();
    const quantity = page.getByRole('textbox', { name: `${colorName('#17457F', language)} M` });
    await quantity.fill('12');
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(quantity).toHaveValue('12');
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: t('products.saveStock') }).click();
    await expect(quantity).toHaveCount(0);
    expect((await listedProducts(shop, name))[0]?.colors[0]?.sizes[0]?.quantity).toBe(12);
  });

  test('F1 stock that is typed in the list is discarded when the owner leaves without saving @full', async ({
    page,
    shop,
    language,
    tOwner: t,
  }) => {
    const { product_name: name } = await goToNewProduct(page, shop, { sizes: { M: 5 } });
    const edit = productItem(page, name).getByRole('button', { name: t('products.editStock') });
    const quantity = page.getByRole('textbox', { name: `${colorName('#17457F', language)} M` });
    await edit.click();
    await quantity.fill('12');
    await page.getByRole('searchbox', { name: t('list.search') }).fill(name.slice(0, -1));
    const question = page.getByRole('alertdialog', { name: t('dialog.leaveTitle') });
    await question.getByRole('button', { name: t('dialog.leave') }).click();
    await expect(quantity).toHaveCount(0);
    await edit.click();
    await expect(quantity).toHaveValue('5');
  });
});

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1920, height: 1080 } });

  test('F5 with 24 products a page, 20 are on a screen of 1,920 × 1,080 pixels @full', async ({
    page,
    shop,
  }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    for (let number = 1; number <= 24; number += 1) {
      await createProduct(shop, { name: `Robe ${mark} ${number}`, sizes: { S: 3, M: 0 } });
    }
    await goToProducts(page, shop, mark);
    await page.goto(`${shop.backoffice}/admin/products?search=${mark}&per=24`);
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(24);
    const heights = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().bottom),
    );
    expect(heights.filter((bottom) => bottom <= 1080).length).toBeGreaterThanOrEqual(20);
  });
});
