import { placedOrderSchema, productSchema, tokensSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { colors, productForm } from '../../apps/api/src/testing/products.ts';
import { OWNER } from '../../apps/api/src/testing/owner.ts';
import { makeClient, type HttpResponse } from './client.ts';

/** A product of the scenario and its variants, all of one colour. */
export type TestProduct = { product: string; color: string; sizes: string[]; hundredths: number };

const COLOR = '#17457F';
const MAX_SIGN_IN_ATTEMPTS = 50;

/**
 * Signs the owner in. An API server that has just started may create the account a moment later, so it
 * retries.
 */
export async function signOwnerIn(url: string): Promise<{ access: string; refresh: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${url}/accounts/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(OWNER),
    });
    if (response.ok) return tokensSchema.parse(await response.json());
    if (attempt === MAX_SIGN_IN_ATTEMPTS)
      throw new Error(`The owner cannot sign in: ${response.status}`);
    await sleep(100);
  }
}

/** Creates a product with a number of sizes and a quantity of each, as the owner does. */
export async function createTestProduct(
  url: string,
  stock: { sizes: number; pieces: number; price?: string; promo?: string },
): Promise<TestProduct> {
  const { sizes, pieces, price = '63.92', promo = '0.00' } = stock;
  const { access } = await signOwnerIn(url);
  const names = Array.from({ length: sizes }, (_, number) => `T${number}`);
  const quantities = Object.fromEntries(names.map((name) => [name, pieces]));
  const body = productForm({
    price,
    promo_percentage: promo,
    colors: colors(quantities, COLOR),
    price_confirmed: 'true',
  });
  const headers = { authorization: `Bearer ${access}` };
  const response = await fetch(`${url}/api/products/`, { method: 'POST', headers, body });
  const product = productSchema.parse(await response.json());
  const hundredths = Math.round(Number(product.discounted_price) * 100);
  return { product: product.product_Id, color: COLOR, sizes: names, hundredths };
}

/** A line of an order: a size and its quantity. */
export type Line = { size: string; quantity: number };

/** An order of these lines as the checkout sends it. Each `name` is a different shopper. */
export function orderBody(product: TestProduct, lines: readonly Line[], name: string) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    client_name: name,
    email: 'amira@exemple.tn',
    number: '98 765 432',
    city: 'Sfax',
    street: '4, rue des Oliviers',
    total_amount: ((product.hundredths * pieces + 800) / 100).toFixed(2),
    shipping_charge: '8.00',
    command_products: lines.map(({ size, quantity }) => ({
      product: product.product,
      size,
      color: product.color,
      quantity,
    })),
  };
}

/** Reads the stock of each size from the API server. */
export async function readStock(
  url: string,
  { product }: TestProduct,
): Promise<Record<string, number>> {
  const client = makeClient(url);
  const response = await client.send('GET', `/api/products/${product}/`);
  client.close();
  const { colors: all } = productSchema.parse(JSON.parse(response?.body ?? '{}'));
  return Object.fromEntries((all[0]?.sizes ?? []).map(({ size, quantity }) => [size, quantity]));
}

/** The command id of an accepted order; empty for any other response. */
export function commandIdOf(response: HttpResponse | undefined): string {
  if (response?.status !== 201) return '';
  return placedOrderSchema.parse(JSON.parse(response.body)).command_id ?? '';
}
