import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { colorName } from '@shop/i18n';
import {
  expectFocusTrapped,
  expectFocusVisible,
  tabThrough,
  tabTo,
} from '../../fixtures/keyboard.ts';
import { BACKOFFICE_PATHS } from '../../fixtures/backoffice-paths.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cardOf, newProduct, placeOrderFor, readOrder } from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { sendMessage } from '../../fixtures/send-message.ts';

const IMAGES = join(import.meta.dirname, '../../../tools/demo-catalogue/images');
const TWO = [1, 2].map((view) => join(IMAGES, `balgha-babouches-cuir-${view}.webp`));

/** Opens another page from the menu, which comes before the content. */
async function goByMenu(page: Page, menu: string, name: string, title: string): Promise<void> {
  const link = page.getByRole('navigation', { name: menu }).getByRole('link', { name });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

/** Searches a list in its search field. */
async function searchList(page: Page, text: string): Promise<Locator> {
  // The heading has the focus just before the page handles key events.
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(text);
  const found = page.getByRole('article').filter({ hasText: text });
  await expect(found).toHaveCount(1);
  return found;
}

test('F9 ADM-1 ADM-3 ADM-4 ADM-8 ADM-9 the owner handles an order, answers a message and logs out by keyboard alone', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(180_000);
  const { id, name } = await placeOrderFor(shop, await newProduct(shop));
  const sender = await sendMessage(shop);
  const { keyboard } = page;
  const button = (label: string, container: Page | Locator = page) =>
    container.getByRole('button', { name: label, exact: true });

  await test.step('the owner signs in', async () => {
    await page.goto(`${shop.backoffice}/admin/login`);
    await tabTo(page, page.getByLabel(t('session.username')));
    await keyboard.type(shop.owner.username);
    await tabTo(page, page.getByLabel(new RegExp(`^${t('session.password')}`)));
    await keyboard.type(shop.owner.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.backoffice}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the figures are shown as a table, and a link opens the orders', async () => {
    const figures = page.getByText(t('dashboard.showFigures'));
    await tabTo(page, figures);
    await keyboard.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    const waiting = page.getByRole('banner').locator('a[href$="status=new"]');
    await tabTo(page, waiting, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/status=new$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('an order is found and opened; its status changes and a note is added', async () => {
    const card = await searchList(page, name);
    const opener = button(t('orders.details'), card);
    await tabTo(page, opener);
    await keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: t('orders.number', { id }) });
    await expect(details).toBeVisible();
    await expectFocusTrapped(page, details);
    await tabTo(page, button(t('statusActions.confirmed'), details));
    await keyboard.press('Enter');
    const next = button(t('statusActions.shipped'), details);
    await expect(next).toBeEnabled();
    await expect(next).toBeFocused();
    const note = details.getByLabel(t('orders.note'));
    await tabTo(page, note);
    await keyboard.type('Livraison après 17 h');
    await tabTo(page, button(t('orders.addNote'), details));
    await keyboard.press('Enter');
    await expect(details.getByRole('listitem').filter({ hasText: '17 h' })).toContainText(
      shop.owner.username,
    );
    await expect(button(t('orders.addNote'), details)).toBeFocused();
    await keyboard.press('Escape');
    await expect(details).toBeHidden();
    // The list of new orders below the dialog does not contain the order any more.
    await expect(cardOf(page, id)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await readOrder(shop, id)).history?.map((each) => each.status ?? each.note)).toEqual([
      'confirmed',
      'Livraison après 17 h',
    ]);
  });

  await test.step('a message is marked as answered', async () => {
    await goByMenu(page, t('menu.label'), t('menu.Contacts'), t('queries.title'));
    const card = await searchList(page, sender);
    const opener = button(t('queries.details'), card);
    await tabTo(page, opener);
    await keyboard.press('Enter');
    const details = page.getByRole('dialog');
    await expectFocusTrapped(page, details);
    await tabTo(page, details.getByRole('link', { name: t('queries.reply') }));
    await tabTo(page, button(t('queries.markAnswered'), details));
    await keyboard.press('Enter');
    const undo = button(t('queries.markUnanswered'), details);
    await expect(undo).toBeEnabled();
    await expect(undo).toBeFocused();
    await keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(card).toContainText(t('queries.answeredOne'));
  });

  await test.step('the owner signs out', async () => {
    const menu = t('account.menu', { name: shop.owner.username });
    await tabTo(page, button(menu), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: t('session.logout') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${shop.backoffice}/admin/login`);
  });
});

test('F9 ADM-5 ADM-6 ADM-7 a product is created with two sizes and images, and deleted, by keyboard alone', async ({
  page,
  shop,
  tOwner: t,
}) => {
  test.setTimeout(180_000);
  const name = `Gilet ${crypto.randomUUID().slice(0, 8)}`;
  const { keyboard } = page;
  await openSignedIn(page, shop, '/admin');
  await goByMenu(page, t('menu.label'), t('menu.Products'), t('products.title'));
  const addButton = page.getByRole('button', { name: t('products.add') });
  const form = page.getByRole('dialog', { name: t('productForm.create') });
  const textbox = (label: string) =>
    form.getByRole('textbox', {
      name: new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}`),
    });

  await test.step('the form opens and traps the focus', async () => {
    await tabTo(page, addButton);
    await keyboard.press('Enter');
    await expect(form).toBeVisible();
    await expectFocusTrapped(page, form);
  });

  await test.step('the form is filled in, sizes and colours from their lists', async () => {
    for (const [label, text] of [
      [t('productForm.product_name'), name],
      [t('productForm.price'), '90'],
    ] as const) {
      await tabTo(page, textbox(label));
      await keyboard.type(text);
    }
    await tabTo(page, form.getByRole('combobox', { name: t('productForm.sizeList') }));
    for (const size of ['S', 'M']) {
      await keyboard.type(size);
      await keyboard.press('Enter');
    }
    await tabTo(page, form.getByRole('combobox', { name: t('productForm.colorList') }));
    await keyboard.type(colorName('#1B2A49', 'fr'));
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(form).toBeVisible();
    await tabTo(page, textbox(t('productForm.quantity')).first());
    await keyboard.type('3');
    // Enter goes to the next quantity.
    await keyboard.press('Enter');
    await keyboard.type('5');
  });

  await test.step('images are chosen, and the second becomes the first', async () => {
    // Before the way to the button: the browser needs some time to report file choosers.
    const fileChooser = page.waitForEvent('filechooser');
    await tabTo(page, form.getByLabel(t('productForm.addImages')), 'Shift+Tab');
    await keyboard.press('Enter');
    await (await fileChooser).setFiles(TWO);
    await expect(form.getByRole('img')).toHaveCount(2);
    const earlier = (number: number) =>
      form.getByRole('button', { name: t('productForm.moveEarlier', { number }) });
    await tabTo(page, earlier(2), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(form.getByRole('img').first()).toHaveAttribute('alt', /-2\.webp$/);
    await expect(earlier(1)).toBeFocused();
    await expectFocusVisible(page);
  });

  await test.step('the form is saved', async () => {
    await tabTo(page, form.getByRole('button', { name: t('productForm.save') }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden({ timeout: 40_000 });
    await expect(page.getByText(t('products.created', { name }))).toBeVisible();
    await expect(addButton).toBeFocused();
  });

  await test.step('deletion opens a confirmation, which traps the focus and returns it', async () => {
    const card = await searchList(page, name);
    await expect(card).toContainText(/S\s*3/);
    await expect(card).toContainText(/M\s*5/);
    const menu = card.getByRole('button', { name: t('products.moreActions') });
    const remove = page.getByRole('menuitem', { name: t('products.delete') });
    const openQuestion = async () => {
      await keyboard.press('Enter');
      await keyboard.press('End');
      await expect(remove).toBeFocused();
      await keyboard.press('Enter');
    };
    await tabTo(page, menu);
    await openQuestion();
    const question = page.getByRole('alertdialog', { name: t('products.deleteQuestion') });
    await expect(question).toBeVisible();
    await expectFocusTrapped(page, question);
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(menu).toBeFocused();
    await openQuestion();
    await tabTo(page, question.getByRole('button', { name: t('products.delete') }));
    await keyboard.press('Enter');
    await expect(page.getByText(t('products.deleted', { name }))).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('F9 ADM-10 an image is moved twice by the same key', async ({ page, shop, tOwner: t }) => {
  test.setTimeout(180_000);
  await openSignedIn(page, shop, '/admin');
  await goByMenu(page, t('menu.label'), t('menu.ImageManagement'), t('images.title'));
  const section = page.getByRole('region', { name: t('images.sections.rounded') });
  const name = t('images.linkName', {
    type: t('imageTypes.rounded'),
    number: 1,
    link: t('genders.Men'),
  });
  await tabTo(page, section.getByRole('button', { name: t('images.moveDown', { name }) }));
  // Other tests may move images too. The focus must stay on the button of the same image.
  const button = await page.locator(':focus').elementHandle();
  for (let count = 0; count < 2; count += 1) {
    await expect(page.locator(':focus')).toBeEnabled();
    const moved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    expect((await moved).ok()).toBe(true);
    expect(await button?.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('F9 ADM-8 after an order is deleted, the focus is on the next one', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop);
  const client = `Rim ${crypto.randomUUID().slice(0, 8)}`;
  for (let count = 0; count < 3; count += 1) await placeOrderFor(shop, product, { name: client });
  await openSignedIn(page, shop, `/admin/commands?${new URLSearchParams({ search: client })}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const [first, second, third] = await cards.getByRole('heading').allInnerTexts();
  await tabTo(page, cards.nth(1).getByRole('button', { name: t('orders.moreActions') }));
  await page.keyboard.press('Enter');
  // The last action of the menu.
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: t('orders.delete') })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: t('orders.deleteQuestion') });
  await tabTo(page, question.getByRole('button', { name: t('orders.delete') }));
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('heading')).toHaveText([first ?? '', third ?? '']);
  expect(second).toBeTruthy();
  await expect(cards.nth(1).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await expectFocusVisible(page);
});

for (const path of BACKOFFICE_PATHS) {
  test(`F9 the focus is visible at every Tab stop of /admin${path}`, async ({
    page,
    shop,
    tOwner: t,
  }) => {
    if (/commands|customers/.test(path)) await placeOrderFor(shop, await newProduct(shop));
    await openSignedIn(page, shop, `/admin${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/commands') {
      // With the selection bar over the list.
      await page.getByRole('checkbox', { name: t('selection.page') }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('region', { name: t('orderSelection.label') })).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name: t('skipToContent') }).focus();
    }
    const last = page.locator('main :is(a[href], button, input, select, summary):visible').last();
    await tabThrough(page, last);
  });
}
