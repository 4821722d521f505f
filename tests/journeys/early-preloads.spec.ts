import type { Page } from '@playwright/test';
import { PAGE_SIZE } from '@shop/contract/constants';
import { expect, test } from './moody-shop.ts';

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

const isPicture = (address: string) => address.startsWith('/media/');

for (const [name, { path, calls }] of Object.entries(VIEWS)) {
  test(`performance.md on a static host ${name} asks for its data and first picture before its script has come`, async ({
    page,
    moody,
  }) => {
    const shop = moody.visit();
    const asked = notice(page, shop.api);
    await page.route(/\/assets\/(index|libraries)-[^/]+\.js$/, () => undefined);
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
}
