import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  startReferenceApiServer,
  type ReferenceApiServer,
} from '../fixtures/reference-api-server/server.ts';
import { serveApp, type ServedApp } from '../fixtures/serve-app.ts';
import { orderItems } from '../fixtures/orders-page.ts';
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
const ORDERS = 10_000;
const NAMES = ['Amel Ben Salah', 'Sami Gharbi', 'Wafa Trabelsi', 'Nour Jaziri'];

/** The lists are about ten megabytes. */
const LIST_TIMEOUT = { timeout: 40_000 };

test.describe.configure({ timeout: 120_000 });

let apiServer: ReferenceApiServer;
let backoffice: ServedApp;

test.beforeAll(async () => {
  apiServer = await startReferenceApiServer(IMAGE);
  const [sample] = apiServer.products;
  if (!sample) throw new Error('The API server has no products.');
  apiServer.products.length = 0;
  for (let id = 1; id <= PRODUCTS; id += 1) {
    const gender = id % 10 === 0 ? 'Women' : 'Men';
    apiServer.products.push({ ...sample, product_Id: id, product_name: `Chemise ${id}`, gender });
  }
  for (let id = ORDERS; id > 0; id -= 1)
    apiServer.orders.push(orderOf(id, apiServer.products[id % 100]));
  backoffice = await serveApp('backoffice', apiServer.url);
});

test.afterAll(async () => {
  await Promise.all([backoffice.close(), apiServer.close()]);
});

/** One of many orders, of two items. */
function orderOf(id: number, product: unknown): Record<string, unknown> {
  const line = { product, size: 'S', color: '#17457F', quantity: 1 };
  return {
    command_id: id,
    client_name: NAMES[id % NAMES.length],
    email: `client${id}@exemple.tn`,
    number: String(20_000_000 + id),
    city: 'Tunis',
    street: '12, rue du Jasmin',
    total_amount: 187,
    shipping_charge: 8,
    command_products: [line, { ...line, quantity: 1, color: '#FFFFFF', size: 'M' }],
  };
}

async function signIn(page: Page): Promise<void> {
  await recordLongTasks(page);
  await page.goto(`${backoffice.url}/admin/login`);
  await page.getByLabel('Nom d’utilisateur').fill('owner');
  await page.getByLabel(/^Mot de passe/).fill('a long password');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${backoffice.url}/admin`);
}

/** The dashboard reads the list for its figures, and the page of the list reads it once. */
const MAX_READS = 2;

/** How often a list was requested. */
function readsOf(path: string): number {
  return apiServer.requests.filter((request) => request.method === 'GET' && request.path === path)
    .length;
}

test(`ADM-5 API-4 ${PRODUCTS} products of a bare API server are read once, then paged, searched, filtered and sorted in the client`, async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Produits' }).first().click();
  // In a desktop window the products are the rows of a table.
  const cards = page.locator('tbody').getByRole('row');
  await expect(cards).toHaveCount(6, LIST_TIMEOUT);
  const figures = {
    page: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(cards.first()).toContainText('Chemise 4994');
    }),
    lastPage: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 834', exact: true }).click();
      await expect(cards.getByRole('heading')).toHaveText(['Chemise 2', 'Chemise 1']);
    }),
    search: await longestTask(page, async () => {
      await page.getByRole('searchbox').pressSequentially('chemise 123');
      await expect(cards).toHaveCount(6);
      // 123, 1230 to 1239, and the four that end in 123: a name has all words of a search (NAV-8).
      await expect(page.getByText('15 produits', { exact: true })).toBeVisible();
    }),
    filter: await longestTask(page, async () => {
      await page.getByRole('button', { name: 'Filtres' }).click();
      await page.getByRole('combobox', { name: 'Rayon' }).selectOption('Women');
      await page.getByRole('button', { name: 'Voir 1 résultat', exact: true }).click();
      await expect(page.getByText('1 produit', { exact: true })).toBeVisible();
    }),
    sort: await longestTask(page, async () => {
      await page.getByRole('searchbox').fill('');
      await page.getByRole('link', { name: /^Prix/ }).click();
      await expect(page).toHaveURL(/sort=-?price/);
      await expect(cards.first()).toContainText('Chemise');
    }),
  };
  await expect(page.getByText('500 produits', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(6);
  expect(readsOf('/api/products/')).toBeLessThanOrEqual(MAX_READS);
  reportTasks(figures);
  expect(Math.max(...Object.values(figures))).toBeLessThan(MAX_TASK_MS);
});

test(`ADM-8 API-4 ${ORDERS} orders of a bare API server are read once, then paged, searched, opened and selected in the client`, async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Commandes' }).first().click();
  const cards = orderItems(page);
  await expect(cards).toHaveCount(24, LIST_TIMEOUT);
  const figures = {
    page: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(cards.first()).toContainText('9976');
    }),
    search: await longestTask(page, async () => {
      await page.getByRole('searchbox').pressSequentially('gharbi');
      await expect(page.getByText(/^2\s500 commandes$/)).toBeVisible();
    }),
    phone: await longestTask(page, async () => {
      await page.getByRole('searchbox').fill('20 001 234');
      await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
      await expect(cards).toHaveCount(1);
    }),
    details: await longestTask(page, async () => {
      await cards.first().getByRole('button', { name: 'Voir le détail' }).click();
      await expect(page.getByRole('region', { name: /1234/ })).toContainText(
        'client1234@exemple.tn',
      );
    }),
  };
  expect(readsOf('/api/commands/list/')).toBeLessThanOrEqual(MAX_READS);
  reportTasks(figures);
  expect(Math.max(...Object.values(figures))).toBeLessThan(MAX_TASK_MS);
});
