import { productSchema, tokensSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { colors, productForm } from '../testing/goods.ts';
import { OWNER } from '../testing/owner.ts';
import { makeClient } from './client.ts';

/** A product of the trial and its variants, all of one colour. */
export type Good = { product: string; color: string; sizes: string[]; hundredths: number };

const COLOR = '#17457F';
const SIGN_IN_TRIES = 50;

/** Signs the owner in; a host that has just started may make the account a moment later. */
export async function signOwnerIn(url: string): Promise<{ access: string; refresh: string }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${url}/accounts/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(OWNER),
    });
    if (answer.ok) return tokensSchema.parse(await answer.json());
    if (tries === SIGN_IN_TRIES) throw new Error(`The owner cannot sign in: ${answer.status}`);
    await sleep(100);
  }
}

/** Puts a product of so many sizes, each in this quantity, on a host's shelf, as the owner does. */
export async function stockUp(
  url: string,
  stock: { sizes: number; pieces: number; price?: string; promo?: string },
): Promise<Good> {
  const { sizes, pieces, price = '63.92', promo = '0.00' } = stock;
  const { access } = await signOwnerIn(url);
  const names = Array.from({ length: sizes }, (_, number) => `T${number}`);
  const shelf = Object.fromEntries(names.map((name) => [name, pieces]));
  const body = productForm({ price, promo_percentage: promo, colors: colors(shelf, COLOR) });
  const headers = { authorization: `Bearer ${access}` };
  const answer = await fetch(`${url}/api/products/`, { method: 'POST', headers, body });
  const product = productSchema.parse(await answer.json());
  const hundredths = Math.round(Number(product.discounted_price) * 100);
  return { product: product.product_Id, color: COLOR, sizes: names, hundredths };
}

/** A line of an order: a size and how many. */
export type Line = { size: string; quantity: number };

/** An order of these lines as the checkout sends it; another `name` is another shopper's. */
export function orderBody(good: Good, lines: readonly Line[], name: string) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    client_name: name,
    email: 'amira@exemple.tn',
    number: '98 765 432',
    city: 'Sfax',
    street: '4, rue des Oliviers',
    total_amount: ((good.hundredths * pieces + 800) / 100).toFixed(2),
    shipping_charge: '8.00',
    command_products: lines.map(({ size, quantity }) => ({
      product: good.product,
      size,
      color: good.color,
      quantity,
    })),
  };
}

/** The pieces a host shows of each size. */
export async function shelfOf(url: string, { product }: Good): Promise<Record<string, number>> {
  const client = makeClient(url);
  const answer = await client.send('GET', `/api/products/${product}/`);
  client.close();
  const { colors: all } = productSchema.parse(JSON.parse(answer?.body ?? '{}'));
  return Object.fromEntries((all[0]?.sizes ?? []).map(({ size, quantity }) => [size, quantity]));
}
