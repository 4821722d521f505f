import { productSchema, type ApiProduct } from '@shop/contract/schemas';
import sharp from 'sharp';
import { call } from './requests.ts';
import type { TestApi } from './test-api.ts';

/** A small image. Each number gives a different image, also after encoding. */
export async function createJpeg(number = 0): Promise<Blob> {
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 };
  const image = sharp({ create: { width: 40, height: 50, channels: 3, background } });
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' });
}

/** The fields of the product form with the changes of a test. A list is sent as one field per item. */
export function productForm(
  changes: Record<string, string | readonly string[]> = {},
  images: readonly Blob[] = [],
): FormData {
  const fields = {
    product_name: 'Écharpe en laine',
    description: 'Tissée à Mahdia',
    price: '79.90',
    promo_percentage: '20.00',
    badge: 'Promo',
    gender: 'Women',
    season: 'New Arrivals',
    colors: colors({ M: 5, L: 2 }),
    is_popular: 'true',
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const text of [value].flat()) form.append(name, text);
  }
  for (const image of images) form.append('product_images', image, 'image.jpg');
  return form;
}

/** One colour with the stock of its sizes, in the format of the form. */
export function colors(stock: Record<string, number>, color = '#17457F'): string {
  const sizes = Object.entries(stock).map(([size, quantity]) => ({ size, quantity }));
  return JSON.stringify([{ color_name: color, sizes }]);
}

/** Adds a product as the owner would. */
export async function addProduct(
  api: TestApi,
  token: string,
  changes: Record<string, string | readonly string[]> = {},
  images: readonly Blob[] = [],
): Promise<ApiProduct> {
  const body = productForm(changes, images);
  const response = await call(api, 'POST', '/api/products/', { token, body });
  return productSchema.parse(response.json());
}

/** The pieces left of each size of a product's first colour. */
export async function readStock(api: TestApi, id: string): Promise<Record<string, number>> {
  const response = await call(api, 'GET', `/api/products/${id}/`);
  const [color] = productSchema.parse(response.json()).colors;
  return Object.fromEntries((color?.sizes ?? []).map(({ size, quantity }) => [size, quantity]));
}

/** An order of one line as the checkout sends it: 63.92 each and 8.00 for shipping. */
export function orderBody(
  product: string,
  changes: { quantity?: number; size?: string; color?: string } & Record<string, unknown> = {},
) {
  const { quantity = 1, size = 'M', color = '#17457F', ...fields } = changes;
  const hundredths = 6_392 * quantity + 800;
  return {
    client_name: 'Amira Ben Salah',
    email: 'amira@exemple.tn',
    number: '98 765 432',
    city: 'Sfax',
    street: '4, rue des Oliviers',
    total_amount: (hundredths / 100).toFixed(2),
    shipping_charge: '8.00',
    command_products: [{ product, size, color, quantity }],
    ...fields,
  };
}
