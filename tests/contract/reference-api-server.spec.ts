import { resolve } from 'node:path';
import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import {
  startReferenceApiServer,
  type ReferenceApiServer,
} from '../fixtures/reference-api-server/server.ts';
import { serveApp, type ServedApp } from '../fixtures/serve-app.ts';
import { cardOf } from '../fixtures/orders-page.ts';
import { expect, test } from '@playwright/test';

const IMAGE = resolve(
  import.meta.dirname,
  '../../tools/demo-catalogue/images/promo-couffin-1.webp',
);

const allEndpoints: Endpoint[] = Object.values(endpoints);
const SECTION_7 = allEndpoints
  .filter(({ feature }) => feature === undefined)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`));

let apiServer: ReferenceApiServer;
let storefront: ServedApp;
let backoffice: ServedApp;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  apiServer = await startReferenceApiServer(IMAGE);
  [storefront, backoffice] = await Promise.all([
    serveApp('storefront', apiServer.url),
    serveApp('backoffice', apiServer.url),
  ]);
});

test.afterAll(async () => {
  await Promise.all([storefront.close(), backoffice.close(), apiServer.close()]);
});

test('API-4 a shopper orders from an API server with section 7 of the specification and nothing more', async ({
  page,
}) => {
  await page.goto(`${storefront.url}/shop?gender=Women`);
  await page
    .getByRole('link', { name: /Robe Jasmin/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robe Jasmin' })).toBeVisible();
  await page.getByRole('radio', { name: /Sidi Bou Saïd/ }).check();
  await page.getByRole('radio', { name: 'S', exact: true }).check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await page.goto(`${storefront.url}/cart`);
  await expect(page.getByRole('main')).toContainText('128,00');
  await page.getByRole('link', { name: 'Passer la commande' }).click();
  await page.getByLabel('Nom').fill('Amira');
  await page.getByLabel('E-mail').fill('amira@exemple.tn');
  await page.getByLabel('Numéro de téléphone').fill('98 765 432');
  await page.getByLabel('Ville').fill('Tunis');
  await page.getByLabel('Adresse').fill('12, rue du Jasmin');
  await page.getByRole('button', { name: 'Confirmer la commande' }).click();
  await expect(
    page.getByRole('heading', { name: 'Merci, votre commande est enregistrée.' }),
  ).toBeVisible();
  expect(apiServer.orders).toHaveLength(1);
  expect(apiServer.orders[0]).toMatchObject({ total_amount: '128.00', shipping_charge: '8.00' });
});

test('API-4 its owner logs in, sees the order and deletes it', async ({ page }) => {
  await page.goto(`${backoffice.url}/admin/login`);
  await page.getByLabel('Nom d’utilisateur').fill('owner');
  await page.getByLabel(/^Mot de passe/).fill('a long password');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${backoffice.url}/admin`);
  await page.goto(`${backoffice.url}/admin/commands`);
  const card = cardOf(page, 'Amira');
  await card.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => apiServer.orders.length).toBe(0);
  await expect(card).toHaveCount(0);
});

test('API-4 neither app sends that API server a header, path or field beyond section 7', () => {
  const requests = apiServer.requests.map(({ method, path }) => `${method} ${path}`);
  expect(requests).toContain('POST /api/commands/');
  expect(requests).toContain('DELETE /api/commands/delete/1/');
  expect(apiServer.requests.flatMap(({ headers }) => headers)).toEqual([]);
  expect(requests.filter((request) => !SECTION_7.some((known) => known.test(request)))).toEqual([]);
});
