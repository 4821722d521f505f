import type { Locator, Page } from '@playwright/test';
import type { OrderStatus } from '@shop/contract/constants';
import type { WireOrder, WireProduct } from '@shop/contract/schemas';
import type { Translate } from '@shop/i18n';
import { orderFor, placeOrder, signIn, stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { expect } from './journey.ts';
import { fillLogin } from './owner-in-browser.ts';

/** The colour of what is ordered. */
export const COLOR = '#17457F';

/** Eight digits nobody else in this run has. */
export function newPhone(): string {
  return String(20_000_000 + Math.floor(Math.random() * 9_999_999));
}

/** A phone's digits as people write them. */
export function grouped(phone: string): string {
  return `${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`;
}

/** Puts a product in the shop with this many of its one size, M. */
export async function newProduct(shop: System, quantity = 20): Promise<WireProduct> {
  const name = `Robe Été ${crypto.randomUUID().slice(0, 8)}`;
  return stockProduct(shop, { name, color: COLOR, sizes: { M: quantity } });
}

type Placing = { name?: string; phone?: string; quantity?: number };

/** Places an order of a client with a name and a phone of their own; answers its number. */
export async function placeFor(shop: System, product: WireProduct, placing: Placing = {}) {
  const { quantity = 1, phone = newPhone() } = placing;
  const name = placing.name ?? `Amel ${crypto.randomUUID().slice(0, 8)}`;
  const order = { ...orderFor(product, { size: 'M', quantity }, name), number: phone };
  const answer = await placeOrder(shop, order);
  expect(answer.status).toBe(201);
  const { command_id }: Pick<WireOrder, 'command_id'> = await answer.json();
  return { id: command_id, name, phone };
}

/** Places two orders of one phone; answers both numbers. */
export async function placeTwo(shop: System) {
  const product = await newProduct(shop);
  const phone = newPhone();
  const first = await placeFor(shop, product, { phone });
  const second = await placeFor(shop, product, { phone });
  return { phone, first, second };
}

async function callAsOwner(shop: System, path: string, init: RequestInit = {}): Promise<Response> {
  const { access } = await signIn(shop);
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  return fetch(`${shop.api}${path}`, { ...init, headers });
}

/** The order as the host has it, with its history. */
export async function readOrder(shop: System, id: string): Promise<WireOrder> {
  const order: WireOrder = await (await callAsOwner(shop, `/api/commands/${id}/`)).json();
  return order;
}

/** Moves an order over HTTP, as another tab would, while the page knows nothing of it. */
export async function moveBehindTheBack(
  shop: System,
  id: string,
  status: OrderStatus,
): Promise<void> {
  const body = JSON.stringify({ status });
  const answer = await callAsOwner(shop, `/api/commands/${id}/`, { method: 'PATCH', body });
  expect(answer.status).toBe(200);
}

/** Asks for the orders that a search finds, and signs in on the way. */
export async function openOrders(
  page: Page,
  shop: System,
  t: Translate,
  search: string,
): Promise<void> {
  const address = `${shop.backoffice}/admin/commands?${new URLSearchParams({ search })}`;
  await page.goto(address);
  await fillLogin(page, shop, t);
  await expect(page).toHaveURL(address);
}

/** The card of an order in the list. */
export function cardOf(page: Page, id: string): Locator {
  return page.getByRole('article').filter({ hasText: id });
}

/** Opens an order from its card in the list; answers the sheet of its details. */
export async function openDetails(page: Page, t: Translate, id: string): Promise<Locator> {
  await cardOf(page, id)
    .getByRole('button', { name: t('orders.details') })
    .click();
  return page.getByRole('dialog', { name: t('orders.number', { id }) });
}
