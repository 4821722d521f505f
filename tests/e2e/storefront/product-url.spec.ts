import type { Page } from '@playwright/test';
import { createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The end of every product name of this run, so that no other test has the same name. */
function ownName(start: string): string {
  return `${start} ${crypto.randomUUID().slice(0, 8)}`;
}

/** The URL of the shop's links to a product (PROD-8). */
function urlOf({ product_Id, product_name }: { product_Id: string; product_name: string }) {
  return `${pathOf(product_name)}?id=${encodeURIComponent(product_Id)}`;
}

/** PROD-1: the same URL without the id. */
function pathOf(name: string): string {
  return `/product/${encodeURIComponent(name.toLowerCase().replaceAll(/\s/g, ''))}`;
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** One of them proves the clauses; the others are tested by `npm run test:full`. */
const HARD_NAMES = {
  slashes: 'Sac lin/coton \\ cuir',
  'accents @full': 'Écharpe d’été « Nœud & Œillet »',
  'percents @full': 'Chemise 100 % lin, 50%25 % off',
  'emoji @full': 'Robe 🌼 Jasmin 👩🏽‍🎨',
  'questions @full': 'Jupe ? #1 + 2 = <b>3</b>;',
  'great length @full': `Robe ${'longue '.repeat(24)}`,
};

test.describe('@any-api-server', () => {
  for (const [what, start] of Object.entries(HARD_NAMES)) {
    test(`PROD-1 PROD-8 a name with ${what} opens by its link, after a reload, and without the id`, async ({
      page,
      shop,
    }) => {
      const product = await createProduct(shop, { name: ownName(start), sizes: { M: 2 } });
      await page.goto(urlOf(product));
      await expect(heading(page)).toHaveText(product.product_name);
      await page.reload();
      await expect(heading(page)).toHaveText(product.product_name);
      await page.goto(pathOf(product.product_name));
      await expect(heading(page)).toHaveText(product.product_name);
      await page.goto(`/product/anything?id=${product.product_Id}&utm_source=ig`);
      await expect(heading(page)).toHaveText(product.product_name);
    });
  }

  test('PROD-8 two products with one name: each opens by its id; without the id both are offered', async ({
    page,
    shop,
    t,
  }) => {
    const name = ownName('Robe Jumelle');
    const first = await createProduct(shop, { name, price: '80.00', sizes: { M: 2 } });
    const second = await createProduct(shop, { name: name.toUpperCase(), sizes: { M: 2 } });
    await page.goto(pathOf(name));
    await expect(heading(page)).toHaveText(t('product.ambiguous'));
    await page.getByRole('link', { name: second.product_name, exact: true }).click();
    await expect(heading(page)).toHaveText(second.product_name);
    await expect(page).toHaveURL(new RegExp(`id=${second.product_Id}$`));
    await page.goBack();
    await page.getByRole('link', { name: first.product_name, exact: true }).click();
    await expect(heading(page)).toHaveText(first.product_name);
  });

  for (const [what, path] of [
    ['an unknown name', '/product/rien-de-tel'],
    ['no name @full', '/product/'],
    ['an unknown id @full', '/product/robejasmin?id=999999999'],
    ['an invalid id @full', '/product/robejasmin?id=%27%3B--'],
  ] as const) {
    test(`PROD-8 F5 ${what}: a message and a link to the shop`, async ({ page, t }) => {
      await page.goto(path);
      await expect(heading(page)).toHaveText(t('product.notFound'));
      await page.getByRole('link', { name: t('unknownPage.shop') }).click();
      await expect(page).toHaveURL(/\/shop$/);
    });
  }

  test('F5 PROD-1 a navigation state that is stale, malformed or of another product changes nothing @full', async ({
    page,
    shop,
  }) => {
    const other = await createProduct(shop, { name: ownName('Jupe Autre'), sizes: { M: 2 } });
    const product = await createProduct(shop, {
      name: ownName('Robe Vraie'),
      price: '80.00',
      sizes: { M: 2 },
    });
    const states = [
      null,
      'text',
      { product: 7 },
      { product: { ...product, colors: 'none' } },
      { product: { ...other, product_images: [] } },
      { product: { ...product, product_images: [], price: '1.00', discounted_price: '1.00' } },
    ];
    await page.goto(urlOf(product));
    for (const state of states) {
      await page.evaluate((usr) => {
        history.replaceState({ ...history.state, usr }, '');
      }, state);
      await page.reload();
      await expect(heading(page)).toHaveText(product.product_name);
      await expect(page.locator('header', { has: heading(page) })).toContainText(/80[.,]00/);
    }
  });
});
