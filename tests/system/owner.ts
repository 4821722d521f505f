import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product, Tokens, WireProduct } from '@shop/contract/schemas';
import type { System } from './system.ts';

const PICTURES = join(import.meta.dirname, '../../apps/api/demo-pictures');

/** What a test stocks: one colour, its sizes and how many there are of each. */
export type StockedProduct = {
  name: string;
  price?: string;
  promo?: string;
  color?: string;
  sizes: Record<string, number>;
};

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Signs the owner in over HTTP; throws when the host refuses. */
export async function signIn({ api, owner }: Pick<System, 'api' | 'owner'>): Promise<Tokens> {
  const response = await send(`${api}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const tokens: Tokens = await response.json();
  return tokens;
}

/** Puts a product in the shop as its owner would, with a picture; answers it as the host did. */
export async function stockProduct(shop: System, product: StockedProduct): Promise<WireProduct> {
  const { access } = await signIn(shop);
  const { name, price = '50.00', promo = '0.00', color = '#17457F', sizes } = product;
  const form = new FormData();
  const fields = {
    product_name: name,
    description: 'Lin lavé, coupe droite, col montant.',
    price,
    promo_percentage: promo,
    badge: promo === '0.00' ? 'No Badge' : 'Promo',
    gender: 'Women',
    season: 'New Arrivals',
    is_popular: 'false',
    colors: JSON.stringify([
      {
        color_name: color,
        sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
      },
    ]),
  };
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  const picture = await readFile(join(PICTURES, 'promo-couffin-1.webp'));
  form.append('product_images', new Blob([picture], { type: 'image/webp' }), 'picture.webp');
  const response = await send(`${shop.api}/api/products/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}` },
    body: form,
  });
  const stocked: WireProduct = await response.json();
  return stocked;
}

/** How many of a product's size the host has left, over all its colours. */
export async function stockLeft(shop: System, id: string, size: string): Promise<number> {
  const response = await send(`${shop.api}/api/products/`, {});
  const products: Pick<Product, 'product_Id' | 'colors'>[] = await response.json();
  const product = products.find((candidate) => candidate.product_Id === id);
  if (!product) throw new Error(`The host lists no product ${id}.`);
  return product.colors
    .flatMap((color) => color.sizes)
    .filter((stocked) => stocked.size === size)
    .reduce((sum, stocked) => sum + stocked.quantity, 0);
}

/** The body of an order for some of one variant, with the total the host will reckon. */
export function orderFor(
  product: WireProduct,
  line: { size: string; quantity: number },
  client = 'Amira Ben Salah',
) {
  const total = Number(product.discounted_price) * line.quantity + 8;
  return {
    client_name: client,
    email: 'amira@exemple.tn',
    number: '98 765 432',
    city: 'Tunis',
    street: '12, rue du Jasmin',
    total_amount: total.toFixed(2),
    shipping_charge: '8.00',
    command_products: [
      { product: product.product_Id, color: product.colors[0]?.color_name ?? '', ...line },
    ],
  };
}

/** Places an order over HTTP, as any client might. */
export function placeOrder(
  shop: Pick<System, 'api'>,
  order: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${shop.api}/api/commands/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(order),
  });
}
