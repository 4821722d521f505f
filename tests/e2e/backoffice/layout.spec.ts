import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { BACKOFFICE_PATHS } from '../../fixtures/backoffice-paths.ts';
import { newProduct, placeOrderFor } from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';

test('ADM-4 from 667 px on the menu is a column beside the page; at 666 px it is a bar below it', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize({ width: 667, height: 800 });
  await openSignedIn(page, shop, '/admin');
  await expect(page.getByRole('button', { name: t('session.logout') })).toBeVisible();
  const menu = page.getByRole('navigation', { name: t('menu.label') });
  const items = menu.getByRole('link');
  await expect(items).toHaveText(
    (['Dashboard', 'Products', 'Commands', 'Contacts', 'ImageManagement'] as const).map((name) =>
      t(`menu.${name}`),
    ),
  );
  /** The number of different top positions of the items: five in a column, one in a bar. */
  const rows = () =>
    items.evaluateAll(
      (links) => new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))).size,
    );
  await expect.poll(rows, 'a column at 667 px').toBe(5);
  const column = await menu.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  await page.setViewportSize({ width: 666, height: 800 });
  await expect.poll(rows, 'a bar at 666 px').toBe(1);
});

test('ADM-4 the bar names each page on one line, and its links contain the visible words', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openSignedIn(page, shop, '/admin');
  await reloadWithFont(page);
  const links = page.getByRole('navigation', { name: t('menu.label') }).getByRole('link');
  const labels = links.locator('.MuiBottomNavigationAction-label');
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(links).toHaveCount(5);
    const heights = await labels.evaluateAll((all) => all.map((label) => label.clientHeight));
    expect(new Set(heights).size, `lines at ${width} px`).toBe(1);
    const boxes = await labels.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
    for (const [index, { left }] of boxes.entries()) {
      expect(left, `apart at ${width} px`).toBeGreaterThan(boxes[index - 1]?.right ?? 0);
    }
  }
  for (const link of await links.all()) {
    const name = (await link.getAttribute('aria-label')) ?? '';
    expect(name).toContain(await link.innerText());
  }
});

test('ADM-4 no page is wider than its window @full', async ({ page, shop }) => {
  await placeOrderFor(shop, await newProduct(shop));
  await openSignedIn(page, shop, '/admin');
  await reloadWithFont(page);
  const wide: string[] = [];
  for (const path of BACKOFFICE_PATHS) {
    await page.goto(`${shop.backoffice}/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [320, 375, 666, 667, 768, 1023, 1024, 1199, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // The layout of the new width is rendered in the next frames.
      const excess = () =>
        page.evaluate((room) => document.documentElement.scrollWidth - room, width);
      await expect
        .poll(excess)
        .toBeLessThanOrEqual(0)
        .catch(async () => wide.push(`/admin${path} at ${width} px: ${await excess()} px`));
    }
  }
  expect(wide).toEqual([]);
});

test('ADM-4 the page does not scroll when a control of the sticky app bar receives the focus @full', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openSignedIn(page, shop, '/admin');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const scrollTop = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
        }),
    );
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(scrollTop).toBe(300);
  const controls = await page.getByRole('banner').locator('a, button').all();
  expect(controls.length).toBeGreaterThan(2);
  for (const control of controls) {
    await control.focus();
    expect(await scrollTop()).toBe(300);
  }
});

test('ADM-4 a page opens at its top, also from a link at the foot of another page @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: t('menu.ImageManagement') }).last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: t('images.title') })).toBeFocused();
  await expect(main.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('ADM-4 a page that is opened by its URL does not have the scroll position of the page before @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  await page.reload();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('menu.ImageManagement') }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto(`${shop.backoffice}/admin/account`);
  await expect(main.getByRole('heading', { name: t('sessions.title') })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('ADM-4 in a low window, as at 400 % zoom, the app bar scrolls away and leaves the page its height @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  await reloadWithFont(page);
  for (const [width, height] of [
    [320, 200],
    [640, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 300));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const foot = await page.getByRole('navigation', { name: t('menu.label') }).boundingBox();
    expect(foot?.y, `at ${width} × ${height}`).toBeGreaterThanOrEqual(140);
  }
});

/** A first visit may display a font of the machine, which can be wider (`font-display: optional`). */
async function reloadWithFont(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.load('1em "Source Sans 3 Variable"'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
