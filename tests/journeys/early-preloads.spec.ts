import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '@shop/contract/constants';
import { appHasCome, expect, test } from './moody-shop.ts';

/** By view: its address, and the calls it waits for. */
const VIEWS = {
  home: { path: '/?fbclid=from-a-link', calls: ['/api/images/banner/'] },
  shop: { path: '/shop', calls: [`/api/products/?sort=newest&limit=${PAGE_SIZE}&offset=0`] },
  product: { path: '/product/x?id=1', calls: ['/api/products/?limit=1', '/api/products/1/'] },
} as const;

/** What a page asks the API host for: addresses without the host's own, in the order they were sent. */
function notice(page: Page, api: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api)) asked.push(request.url().slice(api.length));
  });
  return asked;
}

const APP = /\/assets\/(index|libraries)-[^/]+\.js$/;

/** What stands in the page until the app has come. */
const frameOf = (page: Page) => page.locator('#root > [inert]');

const isPicture = (address: string) => address.startsWith('/media/');

for (const [name, { path, calls }] of Object.entries(VIEWS)) {
  test(`performance.md on a static host ${name} asks for its data and first picture before its script has come`, async ({
    page,
    moody,
  }) => {
    const shop = moody.visit();
    const asked = notice(page, shop.api);
    await page.route(APP, () => undefined);
    await page.goto(shop.origin + path, { waitUntil: 'commit' });
    await expect.poll(() => asked.filter(isPicture)).toHaveLength(1);
    expect(asked.filter((address) => !isPicture(address))).toEqual(calls);
  });

  test(`performance.md on a static host ${name} takes what was asked early, and asks for none of it again`, async ({
    page,
    moody,
  }) => {
    const shop = moody.visit();
    const asked = notice(page, shop.api);
    await page.goto(shop.origin + path);
    const first = page.locator('main img[fetchpriority="high"]').first();
    await expect(first).toHaveJSProperty('complete', true);
    const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
    const wanted = [...calls, shown.slice(shop.api.length)];
    for (const one of wanted) expect(asked.filter((address) => address === one)).toEqual([one]);
    const others = asked.filter((address) => address.includes('sort='));
    expect(others, 'no other reading of the list').toEqual(
      calls.filter((call) => call.includes('sort=')),
    );
  });

  test(`performance.md on a static host ${name}’s frame stands before its script has come, its first picture where the app shows it`, async ({
    page,
    moody,
    language,
    t,
  }) => {
    const shop = moody.visit();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(APP, async (route) => {
      await released;
      await route.continue();
    });
    await page.context().addCookies([{ name: 'lang', value: language, url: shop.origin }]);
    await page.goto(shop.origin + path, { waitUntil: 'commit' });
    const early = frameOf(page).locator('main img');
    await expect(early).toHaveJSProperty('complete', true);
    const place = await early.boundingBox();
    expect(place?.width).toBeGreaterThan(100);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(frameOf(page).getByText('Dar Yasmine').last()).toBeVisible();
    await expect(frameOf(page).getByText(t('shop')).first()).toBeAttached();

    release();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(frameOf(page)).toHaveCount(0);
    const first = page.locator('main img[fetchpriority="high"]').first();
    await expect(first).toBeVisible();
    expect(await first.boundingBox()).toEqual(place);
  });
}

test('performance.md on a static host a page without a first picture has its frame, and one without a frame the app alone', async ({
  page,
  moody,
}) => {
  const shop = moody.visit();
  await page.route(APP, () => undefined);
  await page.goto(`${shop.origin}/cart`, { waitUntil: 'commit' });
  await expect(frameOf(page).getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  const asked = page.waitForRequest(APP);
  await page.goto(`${shop.origin}/shop?gender=Women`, { waitUntil: 'commit' });
  await asked;
  await expect(frameOf(page), 'its heading would be another').toHaveCount(0);
});

test('F1 on a static host the app is asked for even where the host of its data never answers', async ({
  page,
  moody,
}) => {
  const shop = moody.visit([[/./, 'hangs']]);
  const asked = page.waitForRequest(APP);
  await page.goto(shop.origin, { waitUntil: 'commit' });
  await asked;
});

test('F1 on a static host a main style sheet lost on its way is asked for again', async ({
  page,
  moody,
}) => {
  let asked = 0;
  await page.route(/\/assets\/index-[^/]+\.css$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(moody.visit().origin);
  await appHasCome(page);
  const header = page.getByRole('banner').first();
  await expect(header).toHaveCSS('position', 'sticky');
  await expect(header).toHaveCSS('height', '80px');
  expect(asked).toBe(2);
});
