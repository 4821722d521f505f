import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ReferenceProduct } from '../fixtures/reference-api-server/catalogue.ts';
import {
  startReferenceApiServer,
  type ReferenceApiServer,
} from '../fixtures/reference-api-server/server.ts';
import { serveApp, type ServedApp } from '../fixtures/serve-app.ts';
import {
  longestTask,
  MAX_TASK_MS,
  recordLongTasks,
  reportTasks,
} from '../fixtures/longest-task.ts';

const IMAGE = resolve(
  import.meta.dirname,
  '../../tools/demo-catalogue/images/promo-couffin-1.webp',
);
const PRODUCTS = 5_000;
const COLORS = 300;

let apiServer: ReferenceApiServer;
let storefront: ServedApp;

test.beforeAll(async () => {
  apiServer = await startReferenceApiServer(IMAGE);
  const samples = apiServer.products.splice(0);
  apiServer.products.push(
    ...Array.from({ length: PRODUCTS }, (_, index) => variation(samples, index)),
  );
  storefront = await serveApp('storefront', apiServer.url);
});

test.afterAll(async () => {
  await Promise.all([storefront.close(), apiServer.close()]);
});

/** One of many products: its own name and price, three of 300 colours, and four of thirteen sizes. */
function variation(samples: readonly ReferenceProduct[], index: number): ReferenceProduct {
  const [sample] = samples.slice(index % samples.length);
  if (!sample) throw new Error('The API server has no products.');
  const price = 20 + ((index * 37) % 40_000) / 100;
  return {
    ...sample,
    product_Id: index + 1,
    product_name: `${sample.product_name} ${index + 1}`,
    price,
    discounted_price: price,
    promo_percentage: 0,
    colors: [0, 1, 2].map((offset) => ({
      color_name: colorAt((index + offset * 100) % COLORS),
      sizes: ['S', 'M', 'L', String(36 + (index % 10))].map((size) => ({ size, quantity: 2 })),
    })),
  };
}

/** One of many colours, evenly distributed over the range. */
function colorAt(number: number): string {
  const value = Math.floor((number / COLORS) * 0xff_ff_ff);
  return `#${value.toString(16).padStart(6, '0')}`;
}

test(`SHOP-3 ${PRODUCTS} products in one list are filtered, sorted and paged without a noticeable delay`, async ({
  page,
}) => {
  await recordLongTasks(page);
  await page.goto(`${storefront.url}/shop`);
  const list = page.getByRole('region', { name: 'Boutique' });
  await expect(list.getByText(/^5\s000 produits$/)).toBeVisible();
  const side = page.getByRole('complementary');

  const figures = {
    size: await longestTask(page, async () => {
      await side.getByRole('checkbox', { name: '36', exact: true }).check();
      await expect(list.getByText('500 produits', { exact: true })).toBeVisible();
    }),
    sort: await longestTask(page, async () => {
      await page.getByRole('combobox', { name: 'Trier par' }).selectOption('price');
      await expect(page).toHaveURL(/sort=price/);
    }),
    page: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/page=2/);
    }),
    price: await longestTask(page, async () => {
      await side.getByRole('textbox', { name: 'À' }).fill('100');
      await side.getByRole('textbox', { name: 'À' }).press('Enter');
      await expect(page).toHaveURL(/max_price=100/);
    }),
  };
  reportTasks(figures);
  expect(Math.max(...Object.values(figures))).toBeLessThan(MAX_TASK_MS);
});
