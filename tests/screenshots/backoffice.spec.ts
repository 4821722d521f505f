import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { WireProduct } from '@shop/contract/schemas';
import { orderFor, placeOrder, signIn } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { test } from '../system/test.ts';
import { settle } from './settle.ts';

const ROOT = join(import.meta.dirname, '../..');
const WIDTHS = [375, 768, 1280, 1920];
const LANGUAGES = ['fr', 'en'];

type Screen = { name: string; url: string };

async function listProducts(shop: System): Promise<WireProduct[]> {
  const response = await fetch(`${shop.api}/api/products/`);
  const products: WireProduct[] = await response.json();
  return products;
}

function backofficeScreens(shop: System): Screen[] {
  const at = (path: string) => `${shop.backoffice}${path}`;
  return [
    { name: 'dashboard', url: at('/admin') },
    { name: 'products', url: at('/admin/products') },
    { name: 'commands', url: at('/admin/commands') },
    { name: 'contacts', url: at('/admin/contacts') },
    { name: 'images', url: at('/admin/ImageManagement') },
    { name: 'not-found', url: at('/admin/nowhere') },
  ];
}

async function take(page: Page, app: string, screen: Screen, language: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
    await page.goto(screen.url);
    await page.waitForLoadState('networkidle');
    await settle(page);
    await page.waitForLoadState('networkidle');
    const path = join(ROOT, '.screenshots', app, `${screen.name}-${width}-${language}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
    });

    test('back office', async ({ page, shop }) => {
      const [product] = await listProducts(shop);
      const size = product?.colors[0]?.sizes.find(({ quantity }) => quantity > 2)?.size;
      if (product && size) {
        await placeOrder(
          shop,
          orderFor(product, { size, quantity: 2 }, `Amira Ben Salah (${language})`),
        );
      }
      await take(
        page,
        'backoffice',
        { name: 'login', url: `${shop.backoffice}/admin/login` },
        language,
      );
      const tokens = await signIn(shop);
      await page.evaluate(({ access, refresh }) => {
        localStorage.setItem('access', access);
        localStorage.setItem('refresh', refresh);
      }, tokens);
      for (const screen of backofficeScreens(shop))
        await take(page, 'backoffice', screen, language);
    });
  });
}
