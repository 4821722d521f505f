import { resolve } from 'node:path';
import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { startOtherHost, type OtherHost } from '../other-host/other-host.ts';
import { serveApp, type ServedApp } from '../system/serve-app.ts';
import { expect, test } from '@playwright/test';

const PICTURE = resolve(import.meta.dirname, '../../apps/api/demo-pictures/promo-couffin-1.webp');

const calls: Endpoint[] = Object.values(endpoints);
const SECTION_7 = calls
  .filter(({ feature }) => feature === undefined)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`));

let host: OtherHost;
let storefront: ServedApp;
let backoffice: ServedApp;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  host = await startOtherHost(PICTURE);
  [storefront, backoffice] = await Promise.all([
    serveApp('storefront', host.url),
    serveApp('backoffice', host.url),
  ]);
});

test.afterAll(async () => {
  await Promise.all([storefront.close(), backoffice.close(), host.close()]);
});

test('API-4 a shopper orders from a host that speaks section 7 and nothing more', async ({
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
  await page.getByLabel('Rue').fill('12, rue du Jasmin');
  await page.getByRole('button', { name: 'Confirmer la commande' }).click();
  await expect(
    page.getByRole('heading', { name: 'Merci, votre commande est enregistrée.' }),
  ).toBeVisible();
  expect(host.orders).toHaveLength(1);
  expect(host.orders[0]).toMatchObject({ total_amount: '128.00', shipping_charge: '8.00' });
});

test('API-4 its owner signs in, sees the order and deletes it', async ({ page }) => {
  await page.goto(`${backoffice.url}/admin/login`);
  await page.getByLabel('Nom d’utilisateur').fill('owner');
  await page.getByLabel(/^Mot de passe/).fill('a long password');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(`${backoffice.url}/admin`);
  await page.goto(`${backoffice.url}/admin/commands`);
  const card = page.getByRole('article').filter({ hasText: 'Amira' });
  await card.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => host.orders.length).toBe(0);
  await expect(card).toHaveCount(0);
});

test('API-4 neither app sent such a host a header, path or field beyond section 7', () => {
  const asked = host.asked.map(({ method, path }) => `${method} ${path}`);
  expect(asked).toContain('POST /api/commands/');
  expect(asked).toContain('DELETE /api/commands/delete/1/');
  expect(host.asked.flatMap(({ headers }) => headers)).toEqual([]);
  expect(asked.filter((call) => !SECTION_7.some((known) => known.test(call)))).toEqual([]);
});
