import { tabTo } from '../../fixtures/keyboard.ts';
import { newProduct, placeOrderFor, readOrder } from '../../fixtures/orders-page.ts';
import { test } from '../../fixtures/own-shop-test.ts';
import { openSignedIn } from '../../fixtures/owner-login.ts';
import { expect } from '../../fixtures/test.ts';

test('ADR 0078: from the dashboard to the end of the queue by keys alone: c, n, r, b and u @full', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const { keyboard } = page;
  const product = await newProduct(shop, 20);
  const orders = [];
  for (let number = 0; number < 4; number += 1) orders.push(await placeOrderFor(shop, product));
  const [confirmed, unanswered, refused, later] = orders;
  if (!confirmed || !unanswered || !refused || !later) throw new Error('four orders are needed');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const status = async (id: string) => (await readOrder(shop, id)).status;

  await openSignedIn(page, shop, '/admin');
  const toDo = page.getByRole('region', { name: t('dashboard.toDo') });
  const calls = toDo.getByRole('link', {
    name: new RegExp(t('dashboard.tasks.calls', { count: 4 })),
  });
  await expect(calls).toContainText('4');
  await tabTo(page, calls);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.backoffice}/admin/commands/confirm`);

  await expect(heading(confirmed.name)).toBeVisible();
  await keyboard.press('c');
  await expect(heading(unanswered.name)).toBeFocused();
  await keyboard.press('u');
  await expect(heading(confirmed.name)).toBeFocused();
  expect(await status(confirmed.id)).toBe('new');
  await keyboard.press('c');
  await expect(heading(unanswered.name)).toBeFocused();
  await keyboard.press('n');
  await expect(heading(refused.name)).toBeFocused();

  await keyboard.press('r');
  const reason = page.getByRole('button', { name: t('orders.refusedReasons.too_slow') });
  await expect(reason).toHaveAttribute('aria-keyshortcuts', '3');
  await keyboard.press('3');
  // The dialog closes: a second press is not meant for the next order.
  await keyboard.press('3');
  await expect(heading(later.name)).toBeFocused();

  await keyboard.press('b');
  await tabTo(page, page.getByRole('button', { name: t('confirm.callBackTimes.morning') }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('confirm.empty') })).toBeVisible();
  expect(await Promise.all(orders.map(({ id }) => status(id)))).toEqual([
    'confirmed',
    'new',
    'cancelled',
    'new',
  ]);
});

for (const height of [568, 667, 812]) {
  test(`ADR 0078: at 375 × ${height}, each outcome is in the lower half of the screen, where one thumb reaches it @full`, async ({
    page,
    shop,
    tOwner: t,
  }) => {
    await page.setViewportSize({ width: 375, height });
    const product = await newProduct(shop, 20);
    const order = await placeOrderFor(shop, product);
    await openSignedIn(page, shop, '/admin');
    await page.getByRole('link', { name: t('orders.confirmByPhone') }).tap();
    await expect(page.getByRole('heading', { level: 2, name: order.name })).toBeVisible();
    const outcomes = page.getByRole('region', { name: t('confirm.outcomesLabel') });
    const expectReach = async () => {
      for (const button of await outcomes.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(height / 2);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
    };
    await expect(outcomes.getByRole('button')).toHaveCount(6);
    await expectReach();
    // They stay there at the end of a long order.
    await page.mouse.wheel(0, 2_000);
    await expectReach();
  });
}
