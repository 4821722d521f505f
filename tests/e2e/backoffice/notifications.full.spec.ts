import { newProduct, placeOrderFor } from '../../fixtures/orders-page.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { expect } from '../../fixtures/test.ts';

/** Shorter than the timeout of a request, which would otherwise end before its response arrives. */
const CLOCK_STEP_MS = 10_000;

test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  permissions: ['notifications'],
});

test('issue 19, item 7: off by default; when the owner turns them on, new orders are counted in a hidden tab, and the system notifies her', async ({
  page,
  shop,
  tOwner: t,
}) => {
  // Counts what the page asks of the browser and what it shows, and leaves both to the browser.
  await page.addInitScript(() => {
    const { dataset } = document.documentElement;
    const Native = Notification;
    class Counted extends Native {
      static override requestPermission() {
        dataset['asked'] = 'true';
        return Native.requestPermission();
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        document.documentElement.dataset['shown'] = title;
      }
    }
    window.Notification = Counted;
  });
  await page.clock.install();
  await signInByForm(page, shop, t);
  const product = await newProduct(shop, 20);
  const alerts = page.getByRole('switch', { name: t('dashboard.alerts') });
  await expect(alerts).not.toBeChecked();
  await expect(page).toHaveTitle(/^[^(]/);
  await alerts.click();
  await expect(alerts).toBeChecked();

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await placeOrderFor(shop, product);
  await expect(async () => {
    await page.clock.runFor(CLOCK_STEP_MS);
    await expect(page).toHaveTitle(/^\(1\) /, { timeout: 2_000 });
  }).toPass();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-shown', t('orders.newOrders', { count: 1 }));
  await expect(root).not.toHaveAttribute('data-asked');
});
