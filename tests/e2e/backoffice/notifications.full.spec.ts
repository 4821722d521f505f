import {
  changeStatusElsewhere,
  deleteOrderElsewhere,
  enterOrderElsewhere,
  newProduct,
  placeOrderFor,
  restoreOrderElsewhere,
  splitOrderElsewhere,
} from '../../fixtures/orders-page.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import { signInByForm } from '../../fixtures/owner-login.ts';
import { expect } from '../../fixtures/test.ts';

/** Shorter than the timeout of a request, which would otherwise end before its response arrives. */
const CLOCK_STEP_MS = 10_000;

// A desktop: phones show no notifications of a page.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('ADR 0096: notifications are off by default; when the owner turns them on, new orders are counted in a hidden tab, and the permission is requested only by a click', async ({
  page,
  shop,
  tOwner: t,
}) => {
  // Counts the requests of the page for the permission, and leaves the result to the browser.
  await page.addInitScript(() => {
    const request = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset['permissionRequested'] = 'true';
      return request();
    };
  });
  await page.clock.install();
  await signInByForm(page, shop, t);
  const product = await newProduct(shop, 20);
  const alerts = page.getByRole('switch', { name: t('dashboard.alerts') });
  await expect(alerts).not.toBeChecked();
  await expect(page).toHaveTitle(/^[^(]/);
  await alerts.click();
  await expect(alerts).toBeChecked();
  // Chromium without a window blocks notifications, and the page shows it.
  await expect(page.getByText(t('dashboard.systemAlertsDenied'))).toBeVisible();

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
  await expect(page.locator('html')).not.toHaveAttribute('data-permission-requested');

  // The setting is this device's: it stays after a reload.
  await page.reload();
  await expect(alerts).toBeChecked();
});

test('ADR 0096: an order that the owner entered, split or restored is counted, and only one that a buyer placed is announced', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 20);
  const { id } = await placeOrderFor(shop, product, { quantity: 2 });
  await page.clock.install();
  await signInByForm(page, shop, t);
  const alerts = page.getByRole('switch', { name: t('dashboard.alerts') });
  await alerts.click();
  await expect(page).toHaveTitle(/^\(1\) /);
  const arrived = (count: number) => page.getByText(t('orders.newOrders', { count }));
  /** Polls until the title has a number of new orders. */
  const waitForCount = async (count: number) => {
    await expect(async () => {
      await page.clock.runFor(CLOCK_STEP_MS);
      await expect(page).toHaveTitle(new RegExp(`^\\(${count}\\) `), { timeout: 2_000 });
    }).toPass();
  };

  await enterOrderElsewhere(shop, product);
  await waitForCount(2);
  await splitOrderElsewhere(shop, id);
  await waitForCount(3);
  await deleteOrderElsewhere(shop, id);
  await waitForCount(2);
  await restoreOrderElsewhere(shop, id);
  await waitForCount(3);
  for (const count of [1, 2, 3]) await expect(arrived(count)).toHaveCount(0);

  await enterOrderElsewhere(shop, product);
  await placeOrderFor(shop, product);
  await waitForCount(5);
  await expect(arrived(1)).toBeVisible();
  await expect(arrived(2)).toHaveCount(0);
});

test('ADR 0096: an order that arrives while another one is confirmed, so that their number stays the same, is announced', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const product = await newProduct(shop, 20);
  const { id } = await placeOrderFor(shop, product);
  await page.clock.install();
  await signInByForm(page, shop, t);
  await page.getByRole('switch', { name: t('dashboard.alerts') }).click();
  await expect(page).toHaveTitle(/^\(1\) /);
  await changeStatusElsewhere(shop, id, 'confirmed');
  await placeOrderFor(shop, product);
  await expect(async () => {
    await page.clock.runFor(CLOCK_STEP_MS);
    const announcement = page.getByText(t('orders.newOrders', { count: 1 }));
    await expect(announcement).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveTitle(/^\(1\) /);
});
