import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectKept, expectSeen, tabThrough, tabTo } from './by-keys.ts';
import { expect, test } from './journey.ts';
import { newProduct, placeFor } from './order-desk.ts';
import { signInByForm } from './owner-in-browser.ts';

const PICTURES = join(import.meta.dirname, '../../apps/api/demo-pictures');
const TWO = [1, 2].map((view) => join(PICTURES, `balgha-babouches-cuir-${view}.webp`));

/** Goes to another page by the menu, which stands before it. */
async function goByMenu(page: Page, menu: string, name: string, title: string): Promise<void> {
  const link = page.getByRole('navigation', { name: menu }).getByRole('link', { name });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** Finds something in a list by `/`. */
async function find(page: Page, text: string): Promise<Locator> {
  // The title has the focus a moment before the page hears keys.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expectSeen(page);
  await page.keyboard.type(text);
  const found = page.getByRole('article').filter({ hasText: text });
  await expect(found).toHaveCount(1);
  return found;
}

test('F9 ADM-5 ADM-6 ADM-7 a product is made with two sizes and pictures, and deleted, by keys alone', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(180_000);
  const name = `Gilet ${crypto.randomUUID().slice(0, 8)}`;
  const { keyboard } = page;
  await signInByForm(page, shop, t);
  await goByMenu(page, t('menu.label'), t('menu.Products'), t('products.title'));
  const adder = page.getByRole('button', { name: t('products.add') });
  const form = page.getByRole('dialog', { name: t('productForm.create') });
  const entry = (label: string) =>
    form.getByRole('textbox', {
      name: new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}`),
    });

  await test.step('the form opens, and keeps the focus', async () => {
    await tabTo(page, adder);
    await keyboard.press('Enter');
    await expect(form).toBeVisible();
    await expectKept(page, form);
  });

  await test.step('it is filled in; a new row has the focus', async () => {
    for (const [label, text] of [
      [t('productForm.product_name'), name],
      [t('productForm.price'), '90'],
      [t('productForm.size'), 'S'],
      [t('productForm.quantity'), '3'],
    ] as const) {
      await tabTo(page, entry(label));
      await keyboard.type(text);
    }
    await tabTo(page, form.getByRole('button', { name: t('productForm.addSize') }));
    await keyboard.press('Enter');
    await expect(entry(t('productForm.size')).nth(1)).toBeFocused();
    await keyboard.type('M');
    await keyboard.press('Tab');
    await keyboard.type('5');
  });

  await test.step('pictures are chosen, and the second put first', async () => {
    await tabTo(page, form.getByLabel(t('productForm.addPictures')));
    const asked = page.waitForEvent('filechooser');
    await keyboard.press('Enter');
    await (await asked).setFiles(TWO);
    await expect(form.getByRole('img')).toHaveCount(2);
    const earlier = (number: number) =>
      form.getByRole('button', { name: t('productForm.moveEarlier', { number }) });
    await tabTo(page, earlier(2), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(form.getByRole('img').first()).toHaveAttribute('alt', /-2\.webp$/);
    await expect(earlier(1)).toBeFocused();
    await expectSeen(page);
  });

  await test.step('it is saved', async () => {
    await tabTo(page, form.getByRole('button', { name: t('productForm.save') }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden({ timeout: 40_000 });
    await expect(page.getByText(t('products.created', { name }))).toBeVisible();
    await expect(adder).toBeFocused();
  });

  await test.step('deleting it asks, keeps the focus, and gives it back', async () => {
    const card = await find(page, name);
    await expect(card).toContainText(/S\s*3/);
    await expect(card).toContainText(/M\s*5/);
    const remove = card.getByRole('button', { name: t('products.delete') });
    await tabTo(page, remove);
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: t('products.deleteQuestion') });
    await expect(question).toBeVisible();
    await expectKept(page, question);
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, question.getByRole('button', { name: t('products.delete') }));
    await keyboard.press('Enter');
    await expect(page.getByText(t('products.deleted', { name }))).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('F9 ADM-8 a deleted order leaves the focus on the one that took its place', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop);
  const client = `Rim ${crypto.randomUUID().slice(0, 8)}`;
  for (let count = 0; count < 3; count += 1) await placeFor(shop, product, { name: client });
  await signInByForm(page, shop, t);
  await page.goto(`${shop.backoffice}/admin/commands?${new URLSearchParams({ search: client })}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const [first, second, third] = await cards.getByRole('heading').allInnerTexts();
  await tabTo(page, cards.nth(1).getByRole('button', { name: t('orders.delete') }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
  await tabTo(page, question.getByRole('button', { name: t('orders.delete') }));
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('heading')).toHaveText([first ?? '', third ?? '']);
  expect(second).toBeTruthy();
  await expect(cards.nth(1).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expectSeen(page);
});

for (const path of ['', '/products', '/commands', '/contacts', '/ImageManagement']) {
  test(`F9 every stop of /admin${path} is seen, from the first to the last`, async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await signInByForm(page, shop, t);
    await page.goto(`${shop.backoffice}/admin${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/commands') {
      // With the bar of what is picked over the list.
      await page.getByRole('checkbox', { name: t('orderSelection.page') }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('region', { name: t('orderSelection.label') })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name: t('skipToContent') }).focus();
    }
    const last = page.locator('main :is(a[href], button, input, select, summary):visible').last();
    await tabThrough(page, last);
  });
}
