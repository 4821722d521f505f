import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { stockProduct } from '../system/owner.ts';
import { expect, test } from './journey.ts';
import { signInByForm } from './owner-in-browser.ts';

async function expectNoFinding(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect(findings, name).toEqual([]);
}

test('F9 no page of the storefront has an axe finding', async ({ page, shop }) => {
  const product = await stockProduct(shop, {
    name: `Axe ${crypto.randomUUID()}`,
    promo: '10.00',
    sizes: { S: 0, M: 2 },
  });
  const paths = [
    '/',
    '/about',
    '/shop',
    '/shop?gender=Women',
    `/product/x?id=${product.product_Id}`,
    '/product/x?id=nobody',
    '/cart',
    '/contact',
    '/nowhere',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectNoFinding(page, path);
  }
});

test('F9 no page of the back office has an axe finding', async ({ page, shop, tOwner }) => {
  await page.goto(`${shop.backoffice}/admin/login`);
  await expectNoFinding(page, 'login');
  await signInByForm(page, shop, tOwner);
  for (const path of ['', '/products', '/commands', '/contacts', '/ImageManagement', '/nowhere']) {
    await page.goto(`${shop.backoffice}/admin${path}`);
    await expectNoFinding(page, `/admin${path}`);
  }
});
