import { join } from 'node:path';
import type { System } from '../system/system.ts';
import { expect, test } from './journey.ts';
import { newProduct, openDetails, openOrders, placeFor } from './order-desk.ts';
import { signInByForm } from './owner-in-browser.ts';
import { writeQuery } from './write-query.ts';

const PICTURES = join(import.meta.dirname, '../../apps/api/demo-pictures');
/** Pictures that are no banner of the demo shop. */
const FIRST = join(PICTURES, 'echarpe-laine-bandes-1.webp');
const SECOND = join(PICTURES, 'echarpe-laine-bandes-2.webp');

async function banners(shop: System): Promise<string[]> {
  const images: { image: string }[] = await (await fetch(`${shop.api}/api/images/banner/`)).json();
  return images.map(({ image }) => image);
}

test.describe('@any-host', () => {
  test('ADM-4 the dashboard leads to every part, and shows figures and alerts where the host has them', async ({
    page,
    shop,
    host,
    tOwner: t,
  }) => {
    await signInByForm(page, shop, t);
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
    const offered = host === 'full' ? 1 : 0;
    await expect(page.getByRole('switch', { name: t('dashboard.alerts') })).toHaveCount(offered);
    await expect(page.getByText(t('dashboard.toConfirm'))).toHaveCount(offered);
  });

  test('ADM-8 an order is looked at and, after the question, deleted', async ({
    page,
    shop,
    tOwner: t,
  }) => {
    const { id, name } = await placeFor(shop, await newProduct(shop));
    await openOrders(page, shop, t, name);
    const details = await openDetails(page, t, id);
    await details.getByRole('button', { name: t('orders.delete') }).click();
    const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
    await question.getByRole('button', { name: t('dialog.cancel') }).click();
    await expect(question).toHaveCount(0);
    await details.getByRole('button', { name: t('orders.delete') }).click();
    await question.getByRole('button', { name: t('orders.delete') }).click();
    await expect(page.getByText(t('orders.deleted'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(t('list.nothingFound', { search: name }))).toBeVisible();
  });

  test('ADM-9 a return is read, leads to its order, is answered by e-mail, and deleted', async ({
    page,
    shop,
    host,
    tOwner: t,
  }) => {
    const order = await placeFor(shop, await newProduct(shop));
    const writer = await writeQuery(shop, order.id);
    await signInByForm(page, shop, t);
    await page.goto(`${shop.backoffice}/admin/contacts?${new URLSearchParams({ search: writer })}`);
    const card = page.getByRole('article', { name: t('queries.return') });
    await expect(card).toContainText(writer);
    await card.getByRole('button', { name: t('queries.details') }).click();
    const details = page.getByRole('dialog', { name: t('queries.return') });
    await expect(details.getByRole('link', { name: t('queries.reply') })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:ines%40exemple\\.tn\\?.*${order.id}`),
    );
    const offered = host === 'full' ? 1 : 0;
    await expect(details.getByRole('button', { name: t('queries.markAnswered') })).toHaveCount(
      offered,
    );
    await details.getByRole('link', { name: t('queries.seeOrder', { id: order.id }) }).click();
    await expect(
      page.getByRole('dialog', { name: t('orders.number', { id: order.id }) }),
    ).toContainText(order.name);
    await page.goBack();

    await details.getByRole('button', { name: t('queries.delete') }).click();
    const question = page.getByRole('alertdialog', { name: t('queries.deleteQuestion') });
    await question.getByRole('button', { name: t('queries.delete') }).click();
    await expect(page.getByText(t('queries.deleted'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('list.nothingFound', { search: writer }))).toBeVisible();
  });

  test('ADM-10 HOME-1 a banner is added, seen in the shop, replaced and deleted', async ({
    page,
    shop,
    host,
    t: tShop,
    tOwner: t,
  }) => {
    test.setTimeout(120_000);
    const before = await banners(shop);
    const added = async () => (await banners(shop)).find((image) => !before.includes(image));
    await signInByForm(page, shop, t);
    await page.goto(`${shop.backoffice}/admin/ImageManagement`);
    const section = page.getByRole('region', { name: t('images.banners') });
    await expect(section.getByRole('article').first()).toBeVisible();
    const name = t('images.named', { type: t('imageTypes.banner'), number: 1 });
    await expect(section.getByRole('button', { name: t('images.later', { name }) })).toHaveCount(
      host === 'full' ? 1 : 0,
    );

    await page.getByRole('button', { name: t('images.add') }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(t('images.choose')).setInputFiles(FIRST);
    await form.getByRole('button', { name: t('dialog.save') }).click();
    await expect(page.getByText(t('images.created'))).toBeVisible({ timeout: 40_000 });
    const first = (await added()) ?? '';
    expect(first).not.toBe('');
    expect((await banners(shop)).at(-1), 'a new one stands last').toBe(first);

    await page.goto('/');
    const stem = /([^/]+)\.\w+$/.exec(first)?.[1] ?? first;
    const slides = page.getByRole('region', { name: tShop('home.banners') });
    await expect(slides.locator(`img[src*="${stem}"]`).first()).toBeAttached();

    await page.goto(`${shop.backoffice}/admin/ImageManagement`);
    await expect(section.getByRole('article')).toHaveCount(before.length + 1);
    await section
      .getByRole('button', { name: t('images.edit') })
      .last()
      .click();
    await form.getByLabel(t('images.replace')).setInputFiles(SECOND);
    await form.getByRole('button', { name: t('dialog.save') }).click();
    await expect(page.getByText(t('images.updated'))).toBeVisible({ timeout: 40_000 });
    expect(await added()).not.toBe(first);

    await section
      .getByRole('button', { name: t('images.delete') })
      .last()
      .click();
    const question = page.getByRole('alertdialog', { name: t('images.deleteQuestion') });
    await question.getByRole('button', { name: t('images.delete') }).click();
    await expect(page.getByText(t('images.deleted'))).toBeVisible();
    expect(await banners(shop)).toEqual(before);
  });
});
