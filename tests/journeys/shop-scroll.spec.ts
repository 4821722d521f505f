import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const LIST = '/shop?gender=Men&in_stock=true&page=2';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until what is asked for is there and the page keeps its shopper's place. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Scrolls as far down as the list reaches, and waits until the page has noted it. */
async function scrollDown(page: Page, top: number): Promise<number> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), {
          once: true,
        });
        window.scrollTo(0, wanted);
      }),
    top,
  );
  return scrollY(page);
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - place)).toBeLessThanOrEqual(2);
}

test('@any-host F5 Back from a product gives the filtered list back where it was left, without asking again', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(LIST);
  await settle(page);
  const shown = await page.getByRole('article').allInnerTexts();
  const place = await scrollDown(page, 480);
  expect(place).toBeGreaterThan(300);

  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  await expectPlace(page, 0);
  await expect(page.locator('main')).toBeFocused();

  // What the product's page still asks for itself is not the list again.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { href, pathname, search, searchParams } = new URL(request.url());
    const isList = pathname === '/api/products/' && (search === '' || searchParams.has('in_stock'));
    if (href.startsWith(shop.api) && isList) asked.push(href);
  });
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expectPlace(page, place);
  expect(await page.getByRole('article').allInnerTexts()).toEqual(shown);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expectPlace(page, place);

  await page.reload();
  await settle(page);
  await expectPlace(page, place);
});

test('@any-host F5 home, whose rows come late, is given back where it was left', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  for (const top of [800, 1_600, 2_400]) {
    await scrollDown(page, top);
    await page.waitForLoadState('networkidle');
  }
  const place = await scrollY(page);
  expect(place).toBeGreaterThan(1_500);
  const link = page.getByRole('article').getByRole('link');
  const seen = await link.evaluateAll((links) =>
    links.findIndex((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top > 200 && bottom < window.innerHeight;
    }),
  );
  await link.nth(Math.max(seen, 0)).evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectPlace(page, place);
});

test('@any-host SHOP-3 another page of the list begins at the top, with the focus on it; a filter moves nothing', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/shop');
  await settle(page);
  const place = await scrollDown(page, 300);
  await page
    .getByRole('complementary')
    .getByRole('checkbox', { name: 'M', exact: true })
    .evaluate((box: HTMLElement) => {
      box.focus({ preventScroll: true });
      box.click();
    });
  await expect(page).toHaveURL('/shop?size=M');
  await expectPlace(page, place);
  await page
    .getByRole('link', { name: t('pagination.page', { page: 2 }) })
    .first()
    .click();
  await expect(page).toHaveURL('/shop?size=M&page=2');
  await expectPlace(page, 0);
  await expect(page.locator('main')).toBeFocused();
});
