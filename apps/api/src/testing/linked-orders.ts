import { linkedOrderSchema } from '@shop/contract/schemas';
import { expect } from 'vitest';
import { readOrder } from './order-edits.ts';
import { sendOrder } from './orders.ts';
import { addProduct, colors, orderBody } from './products.ts';
import { call } from './requests.ts';
import type { TestApi } from './test-api.ts';

/** The colour of the ordered product. */
export const COLOR = '#17457F';
export const LINK_PATH = '/api/confirmation-link/';

/** Places an order, and returns it with the token of its link. */
export async function placeLinkedOrder(
  api: TestApi,
  token: string,
  { stock = { M: 5, L: 2 }, ...fields }: { stock?: Record<string, number>; quantity?: number } = {},
) {
  const { product_Id: product } = await addProduct(api, token, { colors: colors(stock, COLOR) });
  const id = String((await sendOrder(api, orderBody(product, fields))).json().command_id);
  const { link_token: link = '' } = await readOrder(api, token, id);
  return { product, id, link };
}

/** Opens the link, as its page does. */
export async function openLink(api: TestApi, link: unknown) {
  return call(api, 'POST', LINK_PATH, { body: { token: link } });
}

/** Changes the order of the link. */
export async function changeByLink(api: TestApi, link: string, fields: object) {
  return call(api, 'PATCH', LINK_PATH, { body: { token: link, ...fields } });
}

/** Changes the order of the link, and returns it as it is then. */
export async function changedByLink(api: TestApi, link: string, fields: object) {
  const response = await changeByLink(api, link, fields);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return linkedOrderSchema.parse(response.json());
}
