import { startSlowLine } from '../system/slow-line.ts';
import { expect, test } from './journey.ts';
import { jumpsOf, noteJumps } from './layout-jumps.ts';

for (const path of ['/', '/shop', '/product/x?id=1', '/about', '/contact']) {
  test(`I18N-5 ${path}: while it arrives piece by piece, nothing of it jumps or fails`, async ({
    page,
    shop,
    language,
  }) => {
    const line = await startSlowLine(shop.storefront);
    await page.context().addCookies([{ name: 'lang', value: language, url: line.url }]);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await noteJumps(page);
    await page.goto(line.url + path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForFunction(() => performance.getEntriesByName('shop:taken-over').length > 0);
    const jumps = await jumpsOf(page);
    const far = jumps.reduce((sum, { by }) => sum + by, 0);
    expect(far, JSON.stringify(jumps, undefined, 2)).toBeLessThanOrEqual(0.01);
    expect(faults).toEqual([]);
    await line.close();
  });
}

for (const path of ['/cart', '/Command']) {
  test(`CART-9 ${path} with nothing in it: nothing jumps once that is known`, async ({
    page,
    t,
  }) => {
    await noteJumps(page);
    await page.goto(path);
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    const jumps = await jumpsOf(page);
    const far = jumps.reduce((sum, { by }) => sum + by, 0);
    expect(far, JSON.stringify(jumps, undefined, 2)).toBeLessThanOrEqual(0.01);
  });
}
