import { join } from 'node:path';
import { chooseAction } from '../../fixtures/choose-action.ts';
import type { System } from '../../fixtures/system.ts';
import { expect, test } from '../../fixtures/test.ts';
import { messageDetails, messageItem } from '../../fixtures/messages-page.ts';
import {
  newProduct,
  openDetails,
  openOrders,
  orderDetails,
  placeOrderFor,
} from '../../fixtures/orders-page.ts';
import { fillLogin, openSignedIn } from '../../fixtures/owner-login.ts';
import { sendMessage } from '../../fixtures/send-message.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
/** Images that are no banner of the demo shop. */
const FIRST = join(IMAGES, 'echarpe-laine-bandes-1.webp');
const SECOND = join(IMAGES, 'echarpe-laine-bandes-2.webp');

/** The banners of the shop, by their ids, in order. Other tests add and delete banners at the same time. */
async function banners(shop: System): Promise<Map<string, string>> {
  const images: { id: string | number; image: string }[] = await (
    await fetch(`${shop.api}/api/images/banner/`)
  ).json();
  return new Map(images.map(({ id, image }) => [String(id), image]));
}

/** The name of an image without its folder and its type, which all its widths have. */
function stemOf(image = ''): string {
  return /([^/]+)\.\w+$/.exec(image)?.[1] ?? image;
}

test.describe('@any-api-server', () => {
  test('ADM-1 ADM-2 ADM-3 a guarded page leads to the login and back, wrong credentials are refused, and Logout removes both tokens', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.goto(`${shop.backoffice}/admin/commands`);
    await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
    const wrong = { ...shop, owner: { ...shop.owner, password: 'a wrong password' } };
    await fillLogin(page, wrong, t);
    await expect(page.getByText(t('errors.login_failed'))).toBeVisible();
    await fillLogin(page, shop, t);
    await expect(page).toHaveURL(`${shop.backoffice}/admin/commands`);
    const tokens = () =>
      page.evaluate(() => ['access', 'refresh'].filter((name) => localStorage.getItem(name)));
    expect(await tokens()).toEqual(['access', 'refresh']);
    await page.goto(`${shop.backoffice}/admin`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('session.logout') })
      .click();
    await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
    expect(await tokens()).toEqual([]);
  });

  test('ADM-4 the dashboard links to every page, and shows figures and alerts when the API server has them', async ({
    page,
    shop,
    apiServer,
    tOwner: t,
  }) => {
    await openSignedIn(page, shop, '/admin');
    for (const [part, heading] of [
      ['Products', 'products.title'],
      ['Commands', 'orders.title'],
      ['Contacts', 'queries.title'],
      ['ImageManagement', 'images.title'],
    ] as const) {
      await page
        .getByRole('main')
        .getByRole('link', { name: t(`dashboard.${part}`) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t(heading) })).toBeVisible();
      await page.goBack();
    }
    await expect(page.getByRole('link', { name: t('dashboard.ImageManagement') })).toBeVisible();
    const count = apiServer === 'full' ? 1 : 0;
    await expect(page.getByRole('switch', { name: t('dashboard.alerts') })).toHaveCount(count);
    await expect(page.getByText(t('dashboard.figures.expected'))).toHaveCount(count);
  });

  test('ADM-8 an order is opened, and deleted after a confirmation', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const { id, name } = await placeOrderFor(shop, await newProduct(shop));
    await openOrders(page, shop, name);
    const details = await openDetails(page, t, id);
    await chooseAction(page, t, details, t('orders.delete'));
    const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
    await question.getByRole('button', { name: t('orders.keep') }).click();
    await expect(question).toHaveCount(0);
    await chooseAction(page, t, details, t('orders.delete'));
    await question.getByRole('button', { name: t('orders.delete') }).click();
    await expect(page.getByText(t('orders.deleted'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(t('list.nothingFound', { search: name }))).toBeVisible();
  });

  test('ADM-9 a return request is read, links to its order, is answered by email, and deleted', async ({
    page,
    shop,
    apiServer,
    tOwner: t,
  }) => {
    const order = await placeOrderFor(shop, await newProduct(shop));
    const sender = await sendMessage(shop, order.id);
    await openSignedIn(page, shop, `/admin/contacts?${new URLSearchParams({ search: sender })}`);
    const card = messageItem(page, sender);
    await expect(card).toContainText(t('queries.return'));
    await card.getByRole('button', { name: t('queries.details') }).click();
    const details = messageDetails(page, t('queries.return'));
    await expect(details.getByRole('link', { name: t('queries.reply') })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:ines%40exemple\\.tn\\?.*${order.id}`),
    );
    const count = apiServer === 'full' ? 1 : 0;
    await expect(details.getByRole('button', { name: t('queries.markAnswered') })).toHaveCount(
      count,
    );
    await details.getByRole('link', { name: t('queries.seeOrder', { id: order.id }) }).click();
    await expect(orderDetails(page, t, order.id)).toContainText(order.name);
    await page.goBack();

    await chooseAction(page, t, details, t('queries.delete'));
    const question = page.getByRole('alertdialog', { name: t('queries.deleteQuestion') });
    await question.getByRole('button', { name: t('queries.delete') }).click();
    await expect(page.getByText(t('queries.deleted'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('list.nothingFound', { search: sender }))).toBeVisible();
  });

  test('ADM-10 HOME-1 a banner is added, shown in the storefront, replaced and deleted', async ({
    page,
    shop,
    apiServer,
    t: tShop,
    tOwner: t,
  }) => {
    test.setTimeout(120_000);
    const before = await banners(shop);
    await openSignedIn(page, shop, '/admin/ImageManagement');
    const section = page.getByRole('region', { name: t('images.sections.banner') });
    await expect(section.getByRole('article').first()).toBeVisible();
    const name = t('images.itemName', { type: t('imageTypes.banner'), number: 1 });
    // Down on a phone, to the right in a wider window.
    const move = `^(?:${t('images.moveDown', { name })}|${t('images.moveRight', { name })})$`;
    await expect(section.getByRole('button', { name: new RegExp(move) })).toHaveCount(
      apiServer === 'full' ? 1 : 0,
    );

    await page.getByRole('button', { name: t('images.add') }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(t('images.choose')).setInputFiles(FIRST);
    const created = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/images/'),
    );
    await form.getByRole('button', { name: t('dialog.save') }).click();
    const id = String((await (await created).json()).id);
    await expect(page.getByText(t('images.created'))).toBeVisible({ timeout: 40_000 });
    const after = await banners(shop);
    const first = stemOf(after.get(id));
    expect(first).not.toBe('');
    const ids = Array.from(after.keys());
    const later = ids.slice(ids.indexOf(id)).filter((each) => before.has(each));
    expect(later, 'a new banner comes after the others').toEqual([]);

    await page.goto('/');
    const slides = page.getByRole('region', { name: tShop('home.banners') });
    await expect(slides.locator(`img[src*="${first}"]`).first()).toBeAttached();

    await page.goto(`${shop.backoffice}/admin/ImageManagement`);
    const cardOf = (stem: string) =>
      section.getByRole('article').filter({ has: page.locator(`img[src*="${stem}"]`) });
    await cardOf(first)
      .getByRole('button', { name: t('images.edit') })
      .click();
    await form.getByLabel(t('images.replace')).setInputFiles(SECOND);
    await form.getByRole('button', { name: t('dialog.save') }).click();
    await expect(page.getByText(t('images.updated'))).toBeVisible({ timeout: 40_000 });
    const second = stemOf((await banners(shop)).get(id));
    expect(['', first]).not.toContain(second);

    await chooseAction(page, t, cardOf(second), t('images.delete'));
    const question = page.getByRole('alertdialog', { name: t('images.deleteQuestion') });
    await question.getByRole('button', { name: t('images.delete') }).click();
    await expect(page.getByText(t('images.deleted'))).toBeVisible();
    expect(Array.from((await banners(shop)).keys())).not.toContain(id);
  });
});
