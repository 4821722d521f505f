import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { OtherProduct } from '../other-host/catalogue.ts';
import { startOtherHost, type OtherHost } from '../other-host/other-host.ts';
import { serveApp, type ServedApp } from '../system/serve-app.ts';
import { longestTask, MOST_TASK_MS, noteTasks, tellTasks } from './longest-task.ts';

const PICTURE = resolve(import.meta.dirname, '../../apps/api/demo-pictures/promo-couffin-1.webp');
const MANY = 5_000;
const COLORS = 300;

let host: OtherHost;
let storefront: ServedApp;

test.beforeAll(async () => {
  host = await startOtherHost(PICTURE);
  const samples = host.products.splice(0);
  host.products.push(...Array.from({ length: MANY }, (_, index) => variation(samples, index)));
  storefront = await serveApp('storefront', host.url);
});

test.afterAll(async () => {
  await Promise.all([storefront.close(), host.close()]);
});

/** One of many: its own price, name and, of some three hundred colours and thirteen sizes, a few. */
function variation(samples: readonly OtherProduct[], index: number): OtherProduct {
  const [sample] = samples.slice(index % samples.length);
  if (!sample) throw new Error('The host has no products.');
  const price = 20 + ((index * 37) % 40_000) / 100;
  return {
    ...sample,
    product_Id: index + 1,
    product_name: `${sample.product_name} ${index + 1}`,
    price,
    discounted_price: price,
    promo_percentage: 0,
    colors: [0, 1, 2].map((place) => ({
      color_name: colorAt((index + place * 100) % COLORS),
      sizes: ['S', 'M', 'L', String(36 + (index % 10))].map((size) => ({ size, quantity: 2 })),
    })),
  };
}

/** One of many colours, spread over all there are. */
function colorAt(place: number): string {
  const value = Math.floor((place / COLORS) * 0xff_ff_ff);
  return `#${value.toString(16).padStart(6, '0')}`;
}

test(`performance.md ${MANY} products, whole, are filtered, sorted and paged without being felt`, async ({
  page,
}) => {
  await noteTasks(page);
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
  tellTasks(figures);
  expect(Math.max(...Object.values(figures))).toBeLessThan(MOST_TASK_MS);
});
