import type { Page } from '@playwright/test';
import type { WireProduct } from '@shop/contract/schemas';

type Line = { color: string; size: string; quantity: number };

/** Puts lines of a product in the cart as the storefront keeps it, before its pages open (CART-4). */
export async function keepInCart(
  page: Page,
  { origin, api }: { origin: string; api: string },
  product: WireProduct,
  lines: readonly Line[],
): Promise<void> {
  const images = product.product_images.map((picture) => new URL(picture, api).href);
  const kept = lines.map(({ color, size, quantity }) => ({
    _id: product.product_Id,
    productName: product.product_name,
    des: product.description,
    quantity,
    image: images[0] ?? '',
    images,
    badge: product.badge,
    price: product.price,
    discounted_price: product.discounted_price,
    colors: product.colors,
    color,
    size,
    gender: product.gender,
    season: product.season,
  }));
  const state = {
    userInfo: '[]',
    products: JSON.stringify(kept),
    _persist: JSON.stringify({ version: 1, rehydrated: true }),
  };
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((text) => localStorage.setItem('persist:root', text), JSON.stringify(state));
}
