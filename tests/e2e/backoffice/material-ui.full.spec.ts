import type { Page } from '@playwright/test';
import { BACKOFFICE_PATHS } from '../../fixtures/backoffice-paths.ts';
import { newProduct, placeOrderFor } from '../../fixtures/orders-page.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { sendMessage } from '../../fixtures/send-message.ts';
import { expect, test } from '../../fixtures/test.ts';

const WINDOWS = [
  { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false },
];

/** What a person presses, fills in, or sees as a surface. */
const PARTS =
  'a[href], button, input, select, textarea, table, td, th, article, [role="dialog"], header, nav';

/** The share of the visible parts that are Material UI's, from 0 to 1. */
async function materialShare(page: Page): Promise<number> {
  // An open dialog hides the page's own heading from assistive technology.
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.locator(PARTS).evaluateAll((parts) => {
    const seen = parts.filter((part) => part.checkVisibility());
    const isMaterial = ({ className }: Element) => className.includes('Mui');
    // The input of a checkbox has no class of its own; the element around it has.
    const material = seen.filter((part) =>
      isMaterial(part.matches('[type="checkbox"]') ? (part.parentElement ?? part) : part),
    );
    return material.length / seen.length;
  });
}

for (const window of WINDOWS) {
  test.describe(`at ${window.viewport.width} px`, () => {
    test.use(window);

    test('ADM-4 the back office is a Material UI app: at least 80 % of the controls and surfaces of each page are its components', async ({
      page,
      shop,
      tOwner: t,
    }) => {
      const { id } = await placeOrderFor(shop, await newProduct(shop));
      await sendMessage(shop);
      await page.goto(`${shop.backoffice}/admin/login`);
      const shares: Record<string, number> = { '/login': await materialShare(page) };
      await signInByForm(page, shop, t);
      for (const path of [...BACKOFFICE_PATHS, '/products?open=new', `/commands?open=${id}`]) {
        await page.goto(`${shop.backoffice}/admin${path}`);
        shares[path] = await materialShare(page);
      }
      await page.goto(`${shop.backoffice}/admin/customers`);
      await page.locator('main a[href*="/customers/"]').first().click();
      await page.waitForURL(/\/customers\/./);
      shares['/customers/:id'] = await materialShare(page);
      expect(Object.entries(shares).filter(([, share]) => !(share >= 0.8))).toEqual([]);
    });
  });
}
