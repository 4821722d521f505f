import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { OrderStatus } from '@shop/contract/constants';
import type { WireOrder, WireProduct } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import type { TFunction } from 'i18next';
import { orderFor, placeOrder, signIn, stockLeft, stockProduct } from '../system/owner.ts';
import type { System } from '../system/system.ts';
import { expect, test } from './journey.ts';
import { fillLogin } from './owner-in-browser.ts';

const COLOR = '#17457F';
/** A5 in PDF points, as Chromium writes it. */
const A5 = { width: 419.5, height: 595.3 };

/** Eight digits nobody else in this run has. */
function newPhone(): string {
  return String(20_000_000 + Math.floor(Math.random() * 9_999_999));
}

function grouped(phone: string): string {
  return `${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`;
}

async function newProduct(shop: System, quantity = 20): Promise<WireProduct> {
  const name = `Robe Été ${crypto.randomUUID().slice(0, 8)}`;
  return stockProduct(shop, { name, color: COLOR, sizes: { M: quantity } });
}

type Placing = { name?: string; phone?: string; quantity?: number };

/** Places an order of a client with a name and a phone of their own; answers its number. */
async function placeFor(shop: System, product: WireProduct, placing: Placing = {}) {
  const { quantity = 1, phone = newPhone() } = placing;
  const name = placing.name ?? `Amel ${crypto.randomUUID().slice(0, 8)}`;
  const order = { ...orderFor(product, { size: 'M', quantity }, name), number: phone };
  const answer = await placeOrder(shop, order);
  expect(answer.status).toBe(201);
  const { command_id }: Pick<WireOrder, 'command_id'> = await answer.json();
  return { id: command_id, name, phone };
}

async function callAsOwner(shop: System, path: string, init: RequestInit = {}): Promise<Response> {
  const { access } = await signIn(shop);
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  return fetch(`${shop.api}${path}`, { ...init, headers });
}

async function readOrder(shop: System, id: string): Promise<WireOrder> {
  const order: WireOrder = await (await callAsOwner(shop, `/api/commands/${id}/`)).json();
  return order;
}

async function moveBehindTheBack(shop: System, id: string, status: OrderStatus): Promise<void> {
  const body = JSON.stringify({ status });
  const answer = await callAsOwner(shop, `/api/commands/${id}/`, { method: 'PATCH', body });
  expect(answer.status).toBe(200);
}

/** Asks for the orders that a search finds, and signs in on the way. */
async function openOrders(page: Page, shop: System, t: TFunction, search: string): Promise<void> {
  const address = `${shop.backoffice}/admin/commands?${new URLSearchParams({ search })}`;
  await page.goto(address);
  await fillLogin(page, shop, t);
  await expect(page).toHaveURL(address);
}

function cardOf(page: Page, id: string): Locator {
  return page.getByRole('article').filter({ hasText: id });
}

/** Counts what is sent to the printer instead of asking the system for one. */
async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset.prints = String(Number(dataset.prints ?? 0) + 1);
    };
  });
}

/** The sheets the page prints, by the PDF's own words. */
async function printedSheets(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}

async function expectA5(page: Page, count: number): Promise<void> {
  const sheets = await printedSheets(page);
  expect(sheets).toHaveLength(count);
  for (const { width, height } of sheets) {
    expect(Math.abs(width - A5.width)).toBeLessThan(2);
    expect(Math.abs(height - A5.height)).toBeLessThan(2);
  }
}

test.describe('@any-host', () => {
  test('ADM-8 an order is found by its number, its client and its phone however grouped', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const product = await newProduct(shop);
    const { id, name, phone } = await placeFor(shop, product);
    await openOrders(page, shop, t, name);
    await expect(cardOf(page, id)).toContainText(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    const search = page.getByRole('searchbox', { name: t('list.search') });
    for (const typed of [id, id.replace('-', '').toLowerCase(), grouped(phone), `+216${phone}`]) {
      await search.fill('personne de ce nom');
      await expect(
        page.getByText(t('list.nothingFound', { search: 'personne de ce nom' })),
      ).toBeVisible();
      await search.fill(typed);
      await expect(cardOf(page, id)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
    }
  });

  test('ADM-8 the details show what was ordered, lead to the client, and to the orders of the same phone', async ({
    page,
    shop,
    tOwner: t,
    language,
  }) => {
    const product = await newProduct(shop);
    const before = await placeFor(shop, product);
    const { id, name } = await placeFor(shop, product, {
      phone: grouped(before.phone),
      quantity: 2,
    });
    await openOrders(page, shop, t, name);
    await cardOf(page, id)
      .getByRole('button', { name: t('orders.details') })
      .click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText(product.product_name);
    await expect(details).toContainText(colorName(COLOR, language));
    await expect(details).toContainText(language === 'fr' ? '108,00' : '108.00');

    await expect(details.getByRole('link', { name: t('orders.call') })).toHaveAttribute(
      'href',
      `tel:+216${before.phone}`,
    );
    const write = details.getByRole('link', { name: t('orders.whatsApp') });
    const address = async () => new URL((await write.getAttribute('href')) ?? '');
    expect((await address()).origin + (await address()).pathname).toBe(
      `https://wa.me/216${before.phone}`,
    );
    expect((await address()).searchParams.get('text')).toContain(`Bonjour ${name}`);
    await details.getByLabel(t('orders.messageLanguage')).selectOption('en');
    await expect
      .poll(async () => (await address()).searchParams.get('text'))
      .toContain(`Hello ${name}`);

    await details.getByRole('link', { name: t('orders.number', { id: before.id }) }).click();
    await expect(
      page.getByRole('dialog', { name: t('orders.number', { id: before.id }) }),
    ).toContainText(before.name);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: t('orders.number', { id }) })).toContainText(
      name,
    );
  });

  test('a packing slip is an A5 sheet in French for each picked order, and the page prints as itself afterwards', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const product = await newProduct(shop);
    const phone = newPhone();
    const first = await placeFor(shop, product, { phone });
    const second = await placeFor(shop, product, { phone });
    await countPrints(page);
    await openOrders(page, shop, t, phone);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('checkbox', { name: t('orderSelection.page') }).check();
    await page
      .getByRole('region', { name: t('orderSelection.label') })
      .getByRole('button', { name: t('slip.print') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1');

    await page.emulateMedia({ media: 'print' });
    const slip = page.getByRole('article').filter({ hasText: 'Bordereau d’expédition' });
    await expect(slip).toHaveCount(2);
    await expect(slip.filter({ hasText: first.id })).toContainText(first.name);
    await expect(slip.filter({ hasText: second.id })).toContainText('58,00 TND');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.emulateMedia({ media: null });
    await expectA5(page, 2);

    await page.getByRole('button', { name: t('orderSelection.clear') }).click();
    await expect(page.getByText('Bordereau d’expédition')).toHaveCount(0);
    await cardOf(page, first.id)
      .getByRole('button', { name: t('orders.details') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('slip.print') })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-prints', '2');
    await expectA5(page, 1);
  });

  test('I4 every order the search finds is exported, more than a page of them, and nothing in the file runs', async ({
    page,
    shop,
    tOwner: t,
    language,
  }) => {
    const product = await newProduct(shop);
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `=HYPERLINK("http://x";"${mark}")`;
    const placed = [];
    for (let count = 0; count < 13; count += 1) {
      placed.push(await placeFor(shop, product, { name }));
    }
    await openOrders(page, shop, t, mark);
    await expect(page.getByRole('article')).toHaveCount(12);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: t('orderExport.all') }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFF')).toBe(true);
    const [head = '', ...rows] = file.slice(1).trimEnd().split('\r\n');
    expect(head.split(';')).toContain(`"${t('orderExport.total')}"`);
    expect(rows).toHaveLength(13);
    for (const { id, phone } of placed) {
      const row = rows.find((each) => each.includes(id)) ?? '';
      expect(row).toContain(`"'=HYPERLINK(""http://x"";""${mark}"")"`);
      expect(row).toContain(`"00216 ${grouped(phone)}"`);
      expect(row.endsWith(language === 'fr' ? ';50,00;8,00;58,00' : ';50.00;8.00;58.00')).toBe(
        true,
      );
    }
  });

  test('API-4 a host without statuses shows none: no tabs, no moves, no notes', async ({
    page,
    shop,
    host,
    tOwner: t,
  }) => {
    const { id, name } = await placeFor(shop, await newProduct(shop));
    await openOrders(page, shop, t, name);
    await cardOf(page, id)
      .getByRole('button', { name: t('orders.details') })
      .click();
    await expect(page.getByRole('dialog')).toContainText(name);
    const offered = host === 'full' ? 1 : 0;
    await expect(page.getByLabel(t('orders.note'))).toHaveCount(offered);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: t('orders.statusTabs') })).toHaveCount(
      offered,
    );
    await expect(page.getByRole('button', { name: t('moves.confirmed') })).toHaveCount(offered);
  });
});

test('the owner follows an order to delivered, notes what was said, and reads who did what', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, t, name);
  const card = cardOf(page, id);
  for (const status of ['confirmed', 'shipped'] as const) {
    await card.getByRole('button', { name: t(`moves.${status}`), exact: true }).click();
    await expect(card.getByText(t(`statuses.${status}`), { exact: true })).toBeVisible();
    await expect(
      page.getByText(t('orders.moved', { id, status: t(`statuses.${status}`) })),
    ).toBeVisible();
  }
  await card.getByRole('button', { name: t('orders.details') }).click();
  const details = page.getByRole('dialog', { name: t('orders.number', { id }) });
  await details.getByLabel(t('orders.note')).fill('Livraison après 17 h');
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Livraison après 17 h' }),
  ).toContainText(shop.owner.username);
  await details.getByRole('button', { name: t('moves.delivered') }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: t('statuses.delivered') }),
  ).toContainText(shop.owner.username);
  const followed = await readOrder(shop, id);
  expect(followed.status).toBe('delivered');
  expect(followed.history?.map(({ status, note }) => status ?? note)).toEqual([
    'confirmed',
    'shipped',
    'Livraison après 17 h',
    'delivered',
  ]);

  await details.getByRole('button', { name: t('moves.returned') }).click();
  const question = page.getByRole('alertdialog', { name: t('moves.returnQuestion') });
  await expect(question).toContainText(t('moves.returnText'));
  await question.getByRole('button', { name: t('moves.returned') }).click();
  await expect(details.getByText(t('statuses.returned'), { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await readOrder(shop, id)).status).toBe('returned');
  expect(await stockLeft(shop, product.product_Id, 'M'), 'a return restocks nothing').toBe(3);
});

test('cancelling asks first, says that the stock comes back, and it does', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 5);
  const { id, name } = await placeFor(shop, product, { quantity: 2 });
  await openOrders(page, shop, t, name);
  await cardOf(page, id)
    .getByRole('button', { name: t('orders.details') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('moves.cancelled') })
    .click();
  const question = page.getByRole('alertdialog', { name: t('moves.cancelQuestion') });
  await expect(question).toContainText(t('moves.cancelText'));
  await question.getByRole('button', { name: t('moves.keep') }).click();
  await expect(question).toHaveCount(0);
  expect((await readOrder(shop, id)).status).toBe('new');

  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('moves.cancelled') })
    .click();
  await question.getByRole('button', { name: t('moves.cancelled') }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(t('statuses.cancelled')).first()).toBeVisible();
  expect(await stockLeft(shop, product.product_Id, 'M')).toBe(5);
});

test('F1 a status and a note show at once, and go back with words when the host refuses', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeFor(shop, await newProduct(shop));
  await openOrders(page, shop, t, name);
  let answer: (() => void) | undefined;
  await page.route(`**/api/commands/${id}/`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return route.abort();
  });
  const card = cardOf(page, id);
  await card.getByRole('button', { name: t('moves.confirmed') }).click();
  await expect(card.getByText(t('statuses.confirmed'), { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: t('moves.shipped') })).toBeDisabled();
  answer?.();
  await expect(card.getByRole('alert')).toContainText(t('moves.failed'));
  await expect(card.getByText(t('statuses.new'), { exact: true })).toBeVisible();

  await card.getByRole('button', { name: t('orders.details') }).click();
  const details = page.getByRole('dialog');
  const note = details.getByLabel(t('orders.note'));
  await note.fill('Rappeler demain');
  await details.getByRole('button', { name: t('orders.addNote') }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Rappeler demain' })).toBeVisible();
  await expect(note).toHaveValue('');
  answer?.();
  await expect(details.getByRole('alert')).toContainText(t('orders.noteFailed'));
  await expect(note).toHaveValue('Rappeler demain');
  await expect(details.getByRole('listitem').filter({ hasText: 'Rappeler demain' })).toHaveCount(0);
});

test('F2 a double tap moves an order one step', async ({ page, shop, tOwner: t }) => {
  const { id, name } = await placeFor(shop, await newProduct(shop));
  await openOrders(page, shop, t, name);
  await cardOf(page, id)
    .getByRole('button', { name: t('moves.confirmed') })
    .dblclick();
  await expect(
    page.getByText(t('orders.moved', { id, status: t('statuses.confirmed') })),
  ).toBeVisible();
  await expect(cardOf(page, id).getByRole('button', { name: t('moves.shipped') })).toBeEnabled();
  expect((await readOrder(shop, id)).status).toBe('confirmed');
});

test('picked orders move together; one that has gone elsewhere stays picked and is told of', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop);
  const phone = newPhone();
  const first = await placeFor(shop, product, { phone });
  const second = await placeFor(shop, product, { phone });
  await openOrders(page, shop, t, phone);
  for (const { id } of [first, second]) {
    await page.getByRole('checkbox', { name: t('orderSelection.one', { id }) }).check();
  }
  await moveBehindTheBack(shop, second.id, 'cancelled');
  const bar = page.getByRole('region', { name: t('orderSelection.label') });
  await bar.getByRole('button', { name: t('moves.confirmed') }).click();
  await expect(bar.getByRole('alert')).toContainText(t('moves.failedMany', { count: 1 }));
  await expect(bar).toContainText(t('orderSelection.count', { count: 1 }));
  await expect(cardOf(page, first.id)).toContainText(t('statuses.confirmed'));
  await expect(cardOf(page, second.id)).toContainText(t('statuses.cancelled'));
  expect((await readOrder(shop, first.id)).status).toBe('confirmed');
});

test('F5 a status tab counts its orders, keeps the search and stands a reload', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop);
  const phone = newPhone();
  const stays = await placeFor(shop, product, { phone });
  const moved = await placeFor(shop, product, { phone });
  await moveBehindTheBack(shop, moved.id, 'confirmed');
  await openOrders(page, shop, t, phone);
  const tabs = page.getByRole('navigation', { name: t('orders.statusTabs') });
  const tab = tabs.getByRole('link', { name: new RegExp(`^${t('statusTabs.confirmed')}`) });
  await expect(tab).toHaveText(/\d+$/);
  await tab.click();
  await expect(cardOf(page, stays.id)).toHaveCount(0);
  await expect(cardOf(page, moved.id)).toBeVisible();
  await page.reload();
  await expect(cardOf(page, moved.id)).toBeVisible();
  await expect(cardOf(page, stays.id)).toHaveCount(0);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('searchbox')).toHaveValue(phone);
});
