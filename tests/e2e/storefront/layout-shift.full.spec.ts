import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/fault-injection.ts';
import { startSlowConnection } from '../../fixtures/slow-connection.ts';
import { layoutShiftsOf, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { waitForPaint } from '../../fixtures/wait-for-paint.ts';

/** The limit of a page that arrives in pieces. */
const MAX_SHIFT = 0.02;
/** Longer than the page's own scripts take. */
const LATE_MS = 1_500;
/** Half of what Web Vitals call good: the footer may move at the lower edge of a large window. */
const MAX_LATE_SHIFT = 0.05;

for (const path of ['/', '/shop', '/product/x?id=1', '/about', '/contact']) {
  test(`I18N-5 ${path}: a page that arrives in small chunks has no layout shift and no error`, async ({
    page,
    shop,
    language,
  }) => {
    const connection = await startSlowConnection(shop.storefront);
    await page.context().addCookies([{ name: 'lang', value: language, url: connection.url }]);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await recordLayoutShifts(page);
    await page.goto(connection.url + path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.waitForFunction(() => performance.getEntriesByName('shop:hydrated').length > 0);
    const shifts = await layoutShiftsOf(page);
    const total = shifts.reduce((sum, { score }) => sum + score, 0);
    expect(total, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(MAX_SHIFT);
    expect(faults).toEqual([]);
    await connection.close();
  });
}

for (const path of ['/cart', '/Command']) {
  test(`CART-9 ${path} with an empty cart: no layout shift once the cart is restored`, async ({
    page,
    t,
  }) => {
    await recordLayoutShifts(page);
    await page.goto(path);
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
    const shifts = await layoutShiftsOf(page);
    const total = shifts.reduce((sum, { score }) => sum + score, 0);
    expect(total, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(0.01);
  });
}

for (const path of ['/', '/shop', '/product/x?id=1', '/about', '/contact']) {
  test(`F1 ${path} of a static host: hardly anything moves while the API server responds late`, async ({
    page,
    faultyStorefront,
  }) => {
    const visit = faultyStorefront.visit();
    await page.route(`${visit.api}/api/**`, async (route) => {
      await pause(LATE_MS);
      await route.continue();
    });
    await recordLayoutShifts(page);
    await page.goto(visit.origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('shop:hydrated').length > 0);
    await page.waitForLoadState('networkidle');
    const shifts = await layoutShiftsOf(page);
    const total = shifts.reduce((sum, { score }) => sum + score, 0);
    expect(total, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(MAX_LATE_SHIFT);
  });
}

/** The fonts in which Chromium displays a heading that every page has. */
async function headingFontsOf(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'footer h2',
  });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}

for (const path of ['/', '/shop', '/product/x?id=1', '/about', '/contact', '/cart']) {
  test(`ADR-106 ${path}: the heading font that arrives late is displayed, and hardly anything moves`, async ({
    page,
  }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route('**/newsreader-400-*.woff2', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('shop:hydrated').length > 0);
    await expect(page.locator('footer h2').first()).toBeAttached();
    expect(await headingFontsOf(page)).not.toContain('Newsreader');
    arrival.resolve();
    await expect.poll(() => headingFontsOf(page)).toContain('Newsreader');
    // A shift is reported after the next paint.
    await waitForPaint(page);
    const shifts = await layoutShiftsOf(page);
    const total = shifts.reduce((sum, { score }) => sum + score, 0);
    expect(total, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(MAX_SHIFT);
  });
}
