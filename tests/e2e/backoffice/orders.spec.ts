import { countTaps } from '../../fixtures/count-taps.ts';
import { colorName } from '@shop/i18n';
import { chooseAction } from '../../fixtures/choose-action.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  COLOR,
  cardOf,
  groupDigits,
  newPhone,
  changeStatusElsewhere,
  newProduct,
  openDetails,
  orderDetails,
  openOrders,
  orderItems,
  placeOrderFor,
  placeTwoOrders,
  readOrder,
} from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';

/** The address of the orders that `placeOrderFor` places. */
const CITY = 'Tunis';
const STREET = '12, rue du Jasmin';

test.describe('@any-api-server', () => {
  test('ADM-8 an order is found by its number, its client and its phone number, with or without spaces @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const product = await newProduct(shop);
    const { id, name, phone } = await placeOrderFor(shop, product);
    await openOrders(page, shop, name);
    await expect(cardOf(page, id)).toContainText(name);
    await expect(page.getByRole('article')).toHaveCount(1);
    const search = page.getByRole('searchbox', { name: t('list.search') });
    for (const typed of [
      id,
      id.replace('-', '').toLowerCase(),
      groupDigits(phone),
      `+216${phone}`,
    ]) {
      await search.fill('personne de ce nom');
      await expect(
        page.getByText(t('list.nothingFound', { search: 'personne de ce nom' })),
      ).toBeVisible();
      await search.fill(typed);
      await expect(cardOf(page, id)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
    }
  });

  test('ADM-8 an order is found by the words of its name, phone, city and street, in any order @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    // Ten letters: as long as an order's number.
    const letters = Array.from({ length: 5 }, () => 'bcdfghjkmn'[Math.floor(Math.random() * 10)]);
    const name = `abder${letters.join('')}`;
    const { id, phone } = await placeOrderFor(shop, await newProduct(shop), { name });
    await openOrders(page, shop, name);
    await expect(cardOf(page, id)).toBeVisible();
    const search = page.getByRole('searchbox', { name: t('list.search') });
    for (const typed of [
      `${name} ${CITY}`,
      `${STREET} ${name}`,
      `${groupDigits(phone)} ${name}`,
      `${CITY}, ${phone}`,
    ]) {
      await search.fill('personne de ce nom');
      await expect(cardOf(page, id)).toHaveCount(0);
      await search.fill(typed);
      await expect(cardOf(page, id)).toBeVisible();
      await expect(orderItems(page)).toHaveCount(1);
    }
  });

  test('ADM-8 texts that customers typed are shown in their own direction, on the slip too @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const name = `أمل بن صالح ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await placeOrderFor(shop, await newProduct(shop), { name });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await openOrders(page, shop, name);
    await expect(cardOf(page, id).getByText(name)).toHaveCSS('direction', 'rtl');
    await expect(cardOf(page, id).getByText(CITY)).toHaveCSS('direction', 'ltr');
    const details = await openDetails(page, t, id);
    for (const found of await details.getByText(name).all()) {
      await expect(found).toHaveCSS('direction', 'rtl');
    }
    await expect(details.getByText(name)).not.toHaveCount(0);
    await details.getByRole('button', { name: t('packingSlip.print') }).click();
    await page.emulateMedia({ media: 'print' });
    const slip = page.getByRole('article').filter({ hasText: 'Bon de livraison' });
    await expect(slip.getByText(name)).toHaveCSS('direction', 'rtl');
  });

  test('ADM-8 the details show the order, link to the client, and to the other orders of the phone number', async ({
    page,
    shop,
    tOwner: t,
    language,
  }) => {
    const product = await newProduct(shop);
    const before = await placeOrderFor(shop, product);
    const { id, name } = await placeOrderFor(shop, product, {
      phone: groupDigits(before.phone),
      quantity: 2,
    });
    await openOrders(page, shop, name);
    const details = await openDetails(page, t, id);
    await expect(details).toContainText(product.product_name);
    await expect(details).toContainText(colorName(COLOR, language));
    await expect(details).toContainText(language === 'fr' ? '108,00' : '108.00');

    await expect(details.getByRole('link', { name: t('orders.call') })).toHaveAttribute(
      'href',
      `tel:+216${before.phone}`,
    );
    const whatsApp = details.getByRole('link', { name: t('orders.whatsApp') });
    const whatsAppUrl = async () => new URL((await whatsApp.getAttribute('href')) ?? '');
    expect((await whatsAppUrl()).origin + (await whatsAppUrl()).pathname).toBe(
      `https://wa.me/216${before.phone}`,
    );
    expect((await whatsAppUrl()).searchParams.get('text')).toContain(`Bonjour ${name}`);
    await details.getByLabel(t('orders.messageLanguage')).selectOption('en');
    await expect
      .poll(async () => (await whatsAppUrl()).searchParams.get('text'))
      .toContain(`Hello ${name}`);

    await details.getByRole('link', { name: t('orders.number', { id: before.id }) }).click();
    await expect(orderDetails(page, t, before.id)).toContainText(before.name);
    await page.goBack();
    await expect(orderDetails(page, t, id)).toContainText(name);
  });

  test('API-4 without the status feature there are no tabs, no status changes and no notes @full', async ({
    page,
    shop,
    apiServer,
    tOwner: t,
  }) => {
    const { id, name } = await placeOrderFor(shop, await newProduct(shop));
    await openOrders(page, shop, name);
    await expect(await openDetails(page, t, id)).toContainText(name);
    const count = apiServer === 'full' ? 1 : 0;
    await expect(page.getByLabel(t('orders.note'))).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: t('orders.statusTabs') })).toHaveCount(count);
    await expect(page.getByRole('button', { name: t('statusActions.confirmed') })).toHaveCount(
      count,
    );
  });
});

test('F5 a status tab counts its orders, does not change the search, and survives a reload @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first: unchanged, second: moved } = await placeTwoOrders(shop);
  await changeStatusElsewhere(shop, moved.id, 'confirmed');
  await openOrders(page, shop, phone);
  const tabs = page.getByRole('navigation', { name: t('orders.statusTabs') });
  const tab = tabs.getByRole('link', { name: new RegExp(`^${t('statusTabs.confirmed')}`) });
  await expect(tab).toHaveText(/\d+$/);
  await tab.click();
  await expect(cardOf(page, unchanged.id)).toHaveCount(0);
  await expect(cardOf(page, moved.id)).toBeVisible();
  await page.reload();
  await expect(cardOf(page, moved.id)).toBeVisible();
  await expect(cardOf(page, unchanged.id)).toHaveCount(0);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('searchbox')).toHaveValue(phone);
});

test.describe('@any-api-server', () => {
  test('ADM-8 orders are filtered by a range of days, and the filters are saved on the device @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const { id, phone } = await placeOrderFor(shop, await newProduct(shop));
    await openOrders(page, shop, phone);
    await page.getByRole('button', { name: t('filterBar.filters') }).click();
    const drawer = page.getByRole('dialog', { name: t('filterBar.filters') });
    await drawer.getByRole('button', { name: t('dateRange.today') }).click();
    await drawer.getByRole('button', { name: t('filterBar.showResults', { count: 1 }) }).click();
    await expect(cardOf(page, id)).toBeVisible();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);

    await page.getByRole('button', { name: t('savedFilters.save') }).click();
    const naming = page.getByRole('dialog', { name: t('savedFilters.save') });
    await naming.getByLabel(t('savedFilters.name')).fill('Aujourd’hui');
    await naming.getByRole('button', { name: t('dialog.save') }).click();
    await page.goto(`${shop.backoffice}/admin/commands`);
    await page.getByRole('link', { name: 'Aujourd’hui' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}/);
    // P2: the search is not saved.
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page
      .getByRole('button', { name: t('savedFilters.delete', { name: 'Aujourd’hui' }) })
      .click();
    await page.reload();
    await expect(orderItems(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Aujourd’hui' })).toHaveCount(0);
  });

  test('ADM-8 in a wide window the table is sorted by its head, and the details are beside the list @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const product = await newProduct(shop);
    const phone = newPhone();
    const large = await placeOrderFor(shop, product, { phone, quantity: 3 });
    const small = await placeOrderFor(shop, product, { phone });
    await openOrders(page, shop, phone);
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveText([new RegExp(small.id), new RegExp(large.id)]);
    const total = page.getByRole('columnheader', { name: t('orders.total') });
    await total.getByRole('link').click();
    await expect(rows).toHaveText([new RegExp(large.id), new RegExp(small.id)]);
    await expect(total).toHaveAttribute('aria-sort', 'descending');
    await total.getByRole('link').click();
    await expect(rows).toHaveText([new RegExp(small.id), new RegExp(large.id)]);

    await openDetails(page, t, large.id);
    const details = page.getByRole('region', { name: t('orders.number', { id: large.id }) });
    await expect(details).toContainText(product.product_name);
    await expect(
      details.getByRole('heading', { name: t('orders.number', { id: large.id }) }),
    ).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await cardOf(page, small.id)
      .getByRole('button', { name: t('orders.number', { id: small.id }) })
      .click();
    await expect(page.getByRole('region', { name: small.id })).toContainText(product.product_name);
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(2);
    await expect(
      cardOf(page, small.id).getByRole('button', { name: t('orders.details') }),
    ).toBeFocused();
  });
});

test('ADM-8 an order’s card and row have Delete in their menu only @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, name);
  for (const viewport of [page.viewportSize(), { width: 1280, height: 900 }]) {
    if (viewport) await page.setViewportSize(viewport);
    const item = cardOf(page, id);
    await expect(item.getByRole('button', { name: t('orders.moreActions') })).toBeVisible();
    await expect(item.getByRole('button', { name: t('orders.delete') })).toHaveCount(0);
    await chooseAction(page, t, item, t('orders.delete'));
    const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
    await question.getByRole('button', { name: t('orders.keep') }).click();
    await expect(question).toHaveCount(0);
    await expect(item.getByRole('button', { name: t('orders.moreActions') })).toBeFocused();
  }
});

test('ADM-8 a new order is found and confirmed in two taps on a phone @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  await openSignedIn(page, shop, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const taps = await countTaps(page);
  // Other tests order at the same time: without theirs, the list starts with this order.
  await page.route(`${shop.api}/api/commands/list/**`, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('search', name);
    return route.continue({ url: url.href });
  });
  await page.getByRole('banner').locator('a[href$="status=new"]').tap();
  await expect(orderItems(page)).toHaveCount(1);
  await expect(cardOf(page, id)).toContainText(name);
  await cardOf(page, id)
    .getByRole('button', { name: t('statusActions.confirmed') })
    .tap();
  await expect(
    page.getByText(t('orders.statusChanged', { id, status: t('statuses.confirmed') })),
  ).toBeVisible();
  await expect.poll(async () => (await readOrder(shop, id)).status).toBe('confirmed');
  // The new orders in the app bar, and Confirm.
  expect(await taps()).toBe(2);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('ADM-8 the table has an image, the number and all else of the order at 1,024 pixels @full', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const name = `Abdelkader Ben Mohamed Trabelsi ${crypto.randomUUID().slice(0, 8)}`;
    const { id, phone } = await placeOrderFor(shop, await newProduct(shop), { name });
    await page.setViewportSize({ width: 1024, height: 768 });
    await openOrders(page, shop, phone);
    const row = page.getByRole('row', { name: t('orders.number', { id }) });
    await expect(row.locator('img')).toBeVisible();
    for (const text of [id, name, groupDigits(phone), CITY, t('statuses.new')]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(row.getByText(/TND/)).toBeVisible();
    await expect(
      page.getByRole('columnheader', { name: new RegExp(t('orders.numberColumn')) }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });

  test('F5 a screen of 1,920 × 1,080 pixels has room for 20 orders @full', async ({
    page,
    shop,
  }) => {
    const height = 1_080;
    await page.setViewportSize({ width: 1_920, height });
    const { id, phone } = await placeOrderFor(shop, await newProduct(shop));
    await openOrders(page, shop, phone);
    const row = await cardOf(page, id).boundingBox();
    if (!row) throw new Error('The order is not in the table.');
    expect(Math.floor((height - row.y) / row.height)).toBeGreaterThanOrEqual(20);
  });
});

test('F5 density and columns of the table are stored on the device @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { id, phone } = await placeOrderFor(shop, await newProduct(shop));
  await openOrders(page, shop, phone);
  await expect(page.getByRole('columnheader', { name: t('orders.contactColumn') })).toBeVisible();
  await page.getByRole('button', { name: t('table.settings') }).click();
  await page.getByRole('menuitemradio', { name: t('table.comfortable') }).click();
  await page.getByRole('menuitemcheckbox', { name: t('orders.contactColumn') }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(cardOf(page, id)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('orders.contactColumn') })).toHaveCount(0);
  expect((await cardOf(page, id).boundingBox())?.height).toBeGreaterThan(48);
});

test('ADM-8 the orders of all pages are selected and updated, and those that were not are named @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 40);
  const phone = newPhone();
  const ids: string[] = [];
  for (let count = 0; count < 14; count += 1) {
    ids.push((await placeOrderFor(shop, product, { phone })).id);
  }
  const [oldest = ''] = ids;
  await openOrders(page, shop, phone);
  await expect(orderItems(page)).toHaveCount(12);
  await page.getByRole('checkbox', { name: t('selection.page') }).check();
  const bar = page.getByRole('region', { name: t('orderSelection.label') });
  await expect(bar).toContainText(t('orderSelection.count', { count: 12 }));
  await bar.getByRole('button', { name: t('orderSelection.all', { count: 14 }) }).click();
  await expect(bar).toContainText(t('orderSelection.count', { count: 14 }));
  await changeStatusElsewhere(shop, oldest, 'cancelled');
  await bar.getByRole('button', { name: t('statusActions.confirmed'), exact: true }).click();
  await expect(bar.getByRole('alert')).toContainText(oldest);
  await expect(bar).toContainText(t('orderSelection.count', { count: 1 }));
  await expect(
    page.getByText(t('statusActions.changedMany', { count: 13, status: t('statuses.confirmed') })),
  ).toBeVisible();
});
