import { PAGE_SIZE } from '@shop/contract/constants';
import { expect, test } from './moody-shop.ts';

const VIEWS = [
  { path: '/shop', call: `/api/products/?sort=newest&limit=${PAGE_SIZE}&offset=0` },
] as const;

for (const { path, call } of VIEWS) {
  test(`stack.md §4 on a static host ${path} asks for its data before its script has run, and once`, async ({
    page,
    moody,
  }) => {
    const shop = moody.visit();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname + search === call) asked.push(request.resourceType());
      // Another reading of the list would be the page's own, asked in other words than the table's.
      else if (pathname === '/api/products/' && search.includes('sort=')) asked.push(search);
    });
    await page.goto(shop.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
    expect(asked, 'by the preload alone').toEqual(['other']);
  });
}
