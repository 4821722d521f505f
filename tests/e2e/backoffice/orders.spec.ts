import { colorName } from '@shop/i18n';
import { expect, test } from '../../fixtures/test.ts';
import {
  COLOR,
  cardOf,
  groupDigits,
  changeStatusElsewhere,
  newProduct,
  openDetails,
  openOrders,
  orderItems,
  placeOrderFor,
  placeTwoOrders,
} from '../../fixtures/orders-page.ts';

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
    await openOrders(page, shop, t, name);
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

  test('ADM-8 an order is found by the words of its name, phone, city and street, in any order', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    // Ten letters: as long as an order's number.
    const letters = Array.from({ length: 5 }, () => 'bcdfghjkmn'[Math.floor(Math.random() * 10)]);
    const name = `abder${letters.join('')}`;
    const { id, phone } = await placeOrderFor(shop, await newProduct(shop), { name });
    await openOrders(page, shop, t, name);
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
    await openOrders(page, shop, t, name);
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
    await openOrders(page, shop, t, name);
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
    await expect(
      page.getByRole('dialog', { name: t('orders.number', { id: before.id }) }),
    ).toContainText(before.name);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: t('orders.number', { id }) })).toContainText(
      name,
    );
  });

  test('API-4 without the status feature there are no tabs, no status changes and no notes @full', async ({
    page,
    shop,
    apiServer,
    tOwner: t,
  }) => {
    const { id, name } = await placeOrderFor(shop, await newProduct(shop));
    await openOrders(page, shop, t, name);
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

test('F5 a status tab counts its orders, does not change the search, and survives a reload', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first: unchanged, second: moved } = await placeTwoOrders(shop);
  await changeStatusElsewhere(shop, moved.id, 'confirmed');
  await openOrders(page, shop, t, phone);
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
