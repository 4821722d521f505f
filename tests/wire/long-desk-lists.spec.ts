import { resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startOtherHost, type OtherHost } from '../other-host/other-host.ts';
import { serveApp, type ServedApp } from '../system/serve-app.ts';
import { longestTask, MOST_TASK_MS, noteTasks, tellTasks } from './longest-task.ts';

const PICTURE = resolve(import.meta.dirname, '../../apps/api/demo-pictures/promo-couffin-1.webp');
const PRODUCTS = 5_000;
const ORDERS = 10_000;
const NAMES = ['Amel Ben Salah', 'Sami Gharbi', 'Wafa Trabelsi', 'Nour Jaziri'];

/** Some ten megabytes are read at once; a busy machine takes its time over them. */
const READING = { timeout: 40_000 };

test.describe.configure({ timeout: 120_000 });

let host: OtherHost;
let backoffice: ServedApp;

test.beforeAll(async () => {
  host = await startOtherHost(PICTURE);
  const [sample] = host.products;
  if (!sample) throw new Error('The host has no products.');
  host.products.length = 0;
  for (let id = 1; id <= PRODUCTS; id += 1) {
    const gender = id % 10 === 0 ? 'Women' : 'Men';
    host.products.push({ ...sample, product_Id: id, product_name: `Chemise ${id}`, gender });
  }
  for (let id = ORDERS; id > 0; id -= 1) host.orders.push(orderOf(id, host.products[id % 100]));
  backoffice = await serveApp('backoffice', host.url);
});

test.afterAll(async () => {
  await Promise.all([backoffice.close(), host.close()]);
});

/** One of many orders, of two pieces. */
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
  await noteTasks(page);
  await page.goto(`${backoffice.url}/admin/login`);
  await page.getByLabel('Nom d’utilisateur').fill('owner');
  await page.getByLabel(/^Mot de passe/).fill('a long password');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${backoffice.url}/admin`);
}

/** How often a list was read. */
function readsOf(path: string): number {
  return host.asked.filter((asked) => asked.method === 'GET' && asked.path === path).length;
}

test(`ADM-5 API-4 ${PRODUCTS} products of a plain host are read once, then paged, searched, filtered and sorted here`, async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Produits' }).first().click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6, READING);
  const figures = {
    page: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(cards.first()).toContainText('Chemise 7');
    }),
    lastPage: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 834', exact: true }).click();
      await expect(cards.first()).toContainText('Chemise 4999');
    }),
    search: await longestTask(page, async () => {
      await page.getByRole('searchbox').pressSequentially('chemise 123');
      await expect(cards).toHaveCount(6);
      await expect(page.getByText('11 produits', { exact: true })).toBeVisible();
    }),
    filter: await longestTask(page, async () => {
      await page.getByRole('combobox', { name: 'Rayon' }).selectOption('Women');
      await expect(page.getByText('1 produit', { exact: true })).toBeVisible();
    }),
    sort: await longestTask(page, async () => {
      await page.getByRole('searchbox').fill('');
      await page.getByRole('combobox', { name: 'Trier par' }).selectOption('newest');
      await expect(cards.first()).toContainText('Chemise 5000');
    }),
  };
  await expect(page.getByText('500 produits', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(6);
  expect(readsOf('/api/products/')).toBe(1);
  tellTasks(figures);
  expect(Math.max(...Object.values(figures))).toBeLessThan(MOST_TASK_MS);
});

test(`ADM-8 API-4 ${ORDERS} orders of a plain host are read once, then paged, searched, opened and picked here`, async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Commandes' }).first().click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12, READING);
  const figures = {
    page: await longestTask(page, async () => {
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(cards.first()).toContainText('9988');
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
      await expect(page.getByRole('dialog')).toContainText('client1234@exemple.tn');
    }),
  };
  expect(readsOf('/api/commands/list/')).toBe(1);
  tellTasks(figures);
  expect(Math.max(...Object.values(figures))).toBeLessThan(MOST_TASK_MS);
});
