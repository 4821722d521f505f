import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '@shop/contract/constants';
import { expect, test } from '../../fixtures/fault-injection.ts';

/** Each page with its path and the API requests of its initial rendering. */
const PAGES = {
  home: { path: '/?fbclid=from-a-link', apiRequests: ['/api/images/banner/'] },
  shop: { path: '/shop', apiRequests: [`/api/products/?sort=newest&limit=${PAGE_SIZE}&offset=0`] },
  product: { path: '/product/x?id=1', apiRequests: ['/api/products/?limit=1', '/api/products/1/'] },
} as const;

/** Records the requests of a page to the API server, in order, without its origin. */
function recordRequests(page: Page, api: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api)) requests.push(request.url().slice(api.length));
  });
  return requests;
}

const APP = /\/assets\/(entry-client|libraries|shop)-[^/]+\.js$/;

/** The static app shell that is shown until the app is rendered. */
const appShell = (page: Page) => page.locator('#root > [inert]');

const isImage = (url: string) => url.startsWith('/media/');

for (const [name, { path, apiRequests }] of Object.entries(PAGES)) {
  test(`on a static host ${name} requests its data and first image before its script loads`, async ({
    page,
    faultyStorefront,
  }) => {
    const shop = faultyStorefront.visit();
    const requests = recordRequests(page, shop.api);
    await page.route(APP, () => undefined);
    await page.goto(shop.origin + path, { waitUntil: 'commit' });
    await expect.poll(() => requests.filter(isImage)).toHaveLength(1);
    expect(requests.filter((url) => !isImage(url))).toEqual(apiRequests);
  });

  test(`on a static host ${name} uses the early responses and repeats no request`, async ({
    page,
    faultyStorefront,
  }) => {
    const shop = faultyStorefront.visit();
    const requests = recordRequests(page, shop.api);
    await page.goto(shop.origin + path);
    const first = page.locator('main img[fetchpriority="high"]').first();
    await expect(first).toHaveJSProperty('complete', true);
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    const expected = [...apiRequests, shown.slice(shop.api.length)];
    for (const wanted of expected)
      expect(requests.filter((url) => url === wanted)).toEqual([wanted]);
    const others = requests.filter((url) => url.includes('sort='));
    expect(others, 'no other request of the list').toEqual(
      apiRequests.filter((request) => request.includes('sort=')),
    );
  });

  test(`on a static host ${name}’s app shell is shown before its script loads, with its first image in its final position`, async ({
    page,
    faultyStorefront,
    language,
    t,
  }) => {
    const shop = faultyStorefront.visit();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(APP, async (route) => {
      await released;
      await route.continue();
    });
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.origin }]);
    await page.goto(shop.origin + path, { waitUntil: 'commit' });
    const shellImage = appShell(page).locator('main img');
    await expect(shellImage).toHaveJSProperty('complete', true);
    const box = await shellImage.boundingBox();
    expect(box?.width).toBeGreaterThan(100);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(appShell(page).getByText('Dar Yasmine').last()).toBeVisible();
    await expect(appShell(page).getByText(t('shop')).first()).toBeAttached();

    release();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(appShell(page)).toHaveCount(0);
    const first = page.locator('main img[fetchpriority="high"]').first();
    await expect(first).toBeVisible();
    expect(await first.boundingBox()).toEqual(box);
  });
}

test('on a static host a page without a first image has an app shell, and a filtered list has none', async ({
  page,
  faultyStorefront,
}) => {
  const shop = faultyStorefront.visit();
  await page.route(APP, () => undefined);
  await page.goto(`${shop.origin}/cart`, { waitUntil: 'commit' });
  await expect(
    appShell(page).getByRole('heading', { level: 1, includeHidden: true }),
  ).toBeVisible();
  const request = page.waitForRequest(APP);
  await page.goto(`${shop.origin}/shop?gender=Women`, { waitUntil: 'commit' });
  await request;
  await expect(appShell(page), 'the heading of the shell would be wrong').toHaveCount(0);
});

test('F1 on a static host the scripts are requested even when the API server never responds', async ({
  page,
  faultyStorefront,
}) => {
  const shop = faultyStorefront.visit([[/./, 'hangs']]);
  const request = page.waitForRequest(APP);
  await page.goto(shop.origin, { waitUntil: 'commit' });
  await request;
});
