import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { WireProduct } from '@shop/contract/schemas';
import { orderFor, placeOrder, signIn } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { test } from '../system/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const WIDTHS = [375, 768, 1280, 1920];
const LANGUAGES = ['fr', 'en'];

type Screen = { name: string; url: string; prepare?: (page: Page) => Promise<void> };

async function listProducts(shop: System): Promise<WireProduct[]> {
  const response = await fetch(`${shop.api}/api/products/`);
  const products: WireProduct[] = await response.json();
  return products;
}

async function storefrontScreens(shop: System): Promise<Screen[]> {
  const products = await listProducts(shop);
  const [first] = products;
  const promoted = products.find((product) => product.promo_percentage !== '0.00') ?? first;
  const at = (path: string) => `${shop.storefront}${path}`;
  const fillCart = (page: Page) => page.evaluate(putInCart, products.slice(0, 3));
  return [
    { name: 'home', url: at('/') },
    { name: 'shop', url: at('/shop') },
    { name: 'shop-women', url: at('/shop?gender=Women&season=New+Arrivals') },
    { name: 'product', url: at(`/product/x?id=${first?.product_Id}`) },
    { name: 'product-promo', url: at(`/product/x?id=${promoted?.product_Id}`) },
    { name: 'product-not-found', url: at('/product/nobody?id=nobody') },
    { name: 'cart-empty', url: at('/cart') },
    { name: 'cart', url: at('/cart'), prepare: fillCart },
    { name: 'checkout', url: at('/Command'), prepare: fillCart },
    { name: 'contact', url: at('/contact') },
    { name: 'about', url: at('/about') },
    { name: 'not-found', url: at('/nowhere') },
  ];
}

/** Runs in the page: three lines in the cart, as the storefront keeps them. */
function putInCart(products: WireProduct[]): void {
  const lines = products.map((product) => {
    const color = product.colors[0];
    return {
      _id: product.product_Id,
      productName: product.product_name,
      des: product.description,
      quantity: 1,
      image: '',
      images: [],
      badge: product.badge,
      price: product.price,
      discounted_price: product.discounted_price,
      colors: product.colors,
      color: color?.color_name,
      size: color?.sizes.find((size) => size.quantity > 0)?.size,
      gender: product.gender,
      season: product.season,
    };
  });
  const state = {
    userInfo: '[]',
    products: JSON.stringify(lines),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  };
  localStorage.setItem('persist:root', JSON.stringify(state));
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

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => {
        setTimeout(resolve, 60);
      });
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
}

async function take(page: Page, app: string, screen: Screen, language: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 700 ? 812 : 900 });
    await page.goto(screen.url);
    if (screen.prepare) {
      await screen.prepare(page);
      await page.goto(screen.url);
    }
    await settle(page);
    const path = join(ROOT, '.screenshots', app, `${screen.name}-${width}-${language}.png`);
    await page.screenshot({ path, fullPage: true });
  }
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.beforeEach(async ({ context }) => {
      await context.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
    });

    test('storefront', async ({ page, shop }) => {
      for (const screen of await storefrontScreens(shop))
        await take(page, 'storefront', screen, language);
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
