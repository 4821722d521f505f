import { orderFor, placeOrder, createProduct } from '../../fixtures/owner.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  changeStatusElsewhere,
  newProduct,
  orderItems,
  placeOrderFor,
} from '../../fixtures/orders-page.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';

/** Shorter than the timeout of a request, which would otherwise end before its response arrives. */
const CLOCK_STEP_MS = 10_000;

test('ADM-4 a new order is counted, announced and listed without a reload @full', async ({
  page,
  shop,
  tOwner,
}) => {
  const product = await createProduct(shop, {
    name: `Ceinture ${crypto.randomUUID().slice(0, 8)}`,
    sizes: { M: 5 },
  });
  await page.clock.install();
  await openSignedIn(page, shop, '/admin');
  const alerts = page.getByRole('switch', { name: tOwner('dashboard.alerts') });
  await alerts.click();
  await expect(alerts).toBeChecked();
  const listed = page.waitForResponse(/\/api\/commands\/list\/\?.*status=new/);
  await page.getByRole('banner').locator('a[href$="status=new"]').click();
  await expect(page).toHaveURL(/\/admin\/commands\?status=new$/);
  // The list is there before the order is placed, so that only the poll can show it.
  await listed;
  await page.waitForLoadState('networkidle');

  const client = `Wafa ${crypto.randomUUID().slice(0, 8)}`;
  // Other tests place orders too: without the search, theirs could fill the page.
  await page.getByRole('searchbox', { name: tOwner('list.search') }).fill(client);
  const nothing = page.getByText(tOwner('list.noMatch'));
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(nothing).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const placed = await placeOrder(shop, orderFor(product, { size: 'M', quantity: 1 }, client));
  expect(placed.status).toBe(201);
  await expect(async () => {
    await page.clock.runFor(CLOCK_STEP_MS);
    await expect(orderItems(page).filter({ hasText: client })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page).toHaveTitle(/^\(\d+\) /);
});

test('ADM-4 on a phone the dashboard begins with what to do, and Logout follows', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await placeOrderFor(shop, await newProduct(shop));
  await openSignedIn(page, shop, '/admin');
  const toDo = page.getByRole('region', { name: t('dashboard.toDo') });
  const first = await toDo.getByRole('listitem').first().boundingBox();
  const logout = await page
    .getByRole('main')
    .getByRole('button', { name: t('session.logout') })
    .boundingBox();
  expect(first?.y).toBeLessThan(300);
  expect(logout?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
});

test('ADM-4 on a phone the actions are shown once what to do is known: none moves under the thumb @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await page.setViewportSize({ width: 375, height: 568 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/dashboard\//, async (route) => {
    await released;
    await route.continue();
  });
  await openSignedIn(page, shop, '/admin');
  const main = page.getByRole('main');
  const calls = main.getByRole('link', { name: t('orders.confirmByPhone') });
  const logout = main.getByRole('button', { name: t('session.logout') });
  await expect(main.getByRole('heading', { name: t('dashboard.toDo') })).toBeVisible();
  await expect(calls).toBeHidden();
  await expect(logout).toBeHidden();
  release();
  await expect(calls).toBeVisible();
  const box = await calls.boundingBox();
  await page.waitForLoadState('networkidle');
  expect(await calls.boundingBox()).toEqual(box);
  await expect(logout).toBeVisible();
});

test('ADM-4 the dashboard shows what was ordered, confirmed and delivered today, and a sold-out size with its list @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const name = `Sac ${crypto.randomUUID().slice(0, 8)}`;
  const product = await createProduct(shop, { name, price: '310.00', sizes: { U: 3 } });
  const placed = await placeOrder(shop, orderFor(product, { size: 'U', quantity: 3 }));
  expect(placed.status).toBe(201);
  const { command_id: id }: { command_id: string } = await placed.json();
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) {
    await changeStatusElsewhere(shop, id, status);
  }
  await openSignedIn(page, shop, '/admin');

  const latest = page.getByRole('region', { name: t('dashboard.latestOrders') });
  await expect(latest.getByRole('link', { name: /TND/ }).first()).toBeVisible();
  const sales = page.getByRole('region', { name: t('dashboard.sales') });
  await sales.getByRole('button', { name: t('dashboard.periods.today') }).click();
  await expect(page).toHaveURL(/period=today/);
  await expect(sales.getByRole('button', { name: t('dashboard.periods.today') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const amounts = sales.getByRole('definition').filter({ hasText: /TND$/ });
  await expect(amounts.first()).toHaveText(/[1-9][\d\s.,]*TND/);
  await sales.getByRole('button', { name: t('dashboard.periods.month') }).click();
  await page.getByText(t('dashboard.showFigures')).click();
  const days = page.getByRole('table').getByRole('row');
  await expect(days).toHaveCount(31);
  await expect(days.nth(1)).toContainText(/[1-9][\d\s.,]*/);

  const toDo = page.getByRole('region', { name: t('dashboard.toDo') });
  await toDo.locator('a[href*="soldout=only"]').click();
  await expect(page).toHaveURL(/soldout=only/);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([name]);
});

test('ADM-4 the figures of each day stay open when the owner looks at one day and returns @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  await openSignedIn(page, shop, '/admin');
  const sales = page.getByRole('region', { name: t('dashboard.sales') });
  const choose = (period: 'today' | 'week' | 'month') =>
    sales.getByRole('button', { name: t(`dashboard.periods.${period}`) }).click();
  const days = page.getByRole('table').getByRole('row');
  await choose('month');
  await sales.getByRole('button', { name: t('dashboard.showFigures') }).click();
  await expect(days).toHaveCount(31);
  await choose('today');
  await expect(days).toHaveCount(0);
  await choose('week');
  await expect(days).toHaveCount(8);
});

test('ADM-10 the image that the owner moves to the first place is first on the home page @full', async ({
  page,
  shop,
  tOwner,
}) => {
  await openSignedIn(page, shop, '/admin/ImageManagement');
  const rounded = page.getByRole('region', { name: tOwner('images.sections.rounded') });
  const first = async () => {
    const images: { image: string }[] = await (
      await fetch(`${shop.api}/api/images/rounded/`)
    ).json();
    return images[0]?.image;
  };
  const before = await first();
  const name = tOwner('images.linkName', {
    type: tOwner('imageTypes.rounded'),
    number: 1,
    link: tOwner('genders.Men'),
  });
  await rounded.getByRole('button', { name: tOwner('images.moveDown', { name }) }).click();
  await expect.poll(first).not.toBe(before);
});
