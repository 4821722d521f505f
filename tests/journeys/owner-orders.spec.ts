import { colorName } from '@shop/i18n';
import { expect, test } from './journey.ts';
import {
  COLOR,
  cardOf,
  grouped,
  moveBehindTheBack,
  newProduct,
  openDetails,
  openOrders,
  placeFor,
  placeTwo,
} from './order-desk.ts';

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
    const details = await openDetails(page, t, id);
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

  test('API-4 a host without statuses shows none: no tabs, no moves, no notes', async ({
    page,
    shop,
    host,
    tOwner: t,
  }) => {
    const { id, name } = await placeFor(shop, await newProduct(shop));
    await openOrders(page, shop, t, name);
    await expect(await openDetails(page, t, id)).toContainText(name);
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

test('F5 a status tab counts its orders, keeps the search and stands a reload', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { phone, first: stays, second: moved } = await placeTwo(shop);
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
