import { join } from 'node:path';
import { test } from '../fixtures/test.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the images of the README', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [name, url] of [
    ['storefront', shop.storefront],
    ['backoffice', `${shop.backoffice}/admin/login`],
  ] as const) {
    await page.goto(url);
    if (name === 'backoffice') {
      await page.getByLabel('Nom d’utilisateur').fill(shop.owner.username);
      await page.getByLabel(/^Mot de passe/).fill(shop.owner.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await page.waitForURL(`${shop.backoffice}/admin`);
      await page.goto(`${shop.backoffice}/admin/products`);
    }
    await page.waitForLoadState('networkidle');
    await page.screenshot({
      path: join(ROOT, 'docs/images', `${name}.jpg`),
      type: 'jpeg',
      quality: 82,
    });
  }
});
