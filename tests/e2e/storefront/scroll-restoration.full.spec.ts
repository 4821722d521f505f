import { GENDERS } from '@shop/contract/constants';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const LIST = '/shop?gender=Men&in_stock=true&page=2';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the data is loaded and the scroll position is stored. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Scrolls to the end of the list, and waits until the page has stored the position. */
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

async function expectPosition(page: Page, position: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollY(page)) - position)).toBeLessThanOrEqual(2);
}

test('F5 Back from a product restores the filtered list and its scroll position, without another request @any-api-server', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(LIST);
  await settle(page);
  const shown = await page.getByRole('article').allInnerTexts();
  const position = await scrollDown(page, 480);
  expect(position).toBeGreaterThan(300);

  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  await expectPosition(page, 0);
  await expect(page.locator('main')).toBeFocused();

  // The product page's own requests are not for the list.
  const requests: string[] = [];
  page.on('request', (request) => {
    const { href, pathname, search, searchParams } = new URL(request.url());
    const isList = pathname === '/api/products/' && (search === '' || searchParams.has('in_stock'));
    if (href.startsWith(shop.api) && isList) requests.push(href);
  });
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expectPosition(page, position);
  expect(await page.getByRole('article').allInnerTexts()).toEqual(shown);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await expectPosition(page, position);

  await page.reload();
  await settle(page);
  await expectPosition(page, position);
});

test('F5 Back restores the scroll position of the home page, whose carousels load late @any-api-server', async ({
  page,
  t,
}) => {
  await page.goto('/');
  await settle(page);
  for (const top of [800, 1_600, 2_400]) await scrollDown(page, top);
  for (const gender of GENDERS) {
    const products = page.getByRole('region', { name: t(`genders.${gender}`), exact: true });
    await products.getByRole('article').first().waitFor();
  }
  const position = await scrollY(page);
  expect(position).toBeGreaterThan(1_500);
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
  await expectPosition(page, position);
});

test('SHOP-3 another page of the list starts at its top with the focus; a filter does not scroll @any-api-server', async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/shop');
  await settle(page);
  const position = await scrollDown(page, 300);
  await page
    .getByRole('complementary')
    .getByRole('checkbox', { name: 'M', exact: true })
    .evaluate((box: HTMLElement) => {
      box.focus({ preventScroll: true });
      box.click();
    });
  await expect(page).toHaveURL('/shop?size=M');
  await expectPosition(page, position);
  await page
    .getByRole('link', { name: t('pagination.page', { page: 2 }) })
    .first()
    .click();
  await expect(page).toHaveURL('/shop?size=M&page=2');
  await expectPosition(page, 0);
  await expect(page.locator('main')).toBeFocused();
});
