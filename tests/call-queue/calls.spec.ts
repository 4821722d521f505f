import { test } from '../fixtures/own-shop-test.ts';
import { expect } from '../fixtures/test.ts';
import { formatCalls, recordDay, type DayOutcome } from './record-day.ts';

/** The aim: an order is confirmed in two taps after the call. */
const MAX_ACTIONS_TO_CONFIRM = 2;
const MAX_TABS = 30;
const KEYS = { confirmed: 'c', no_answer: 'n', refused: 'r', call_back: 'b' } as const;

test('ADR 0078: 60 orders by keys alone; an order is confirmed by at most two keys after the call', async ({
  page,
  shop,
  tOwner: t,
}) => {
  const worked = await recordDay({ page, shop, t }, async (outcome) => {
    await page.keyboard.press(KEYS[outcome]);
    if (outcome !== 'refused' && outcome !== 'call_back') return 1;
    const target = page.getByRole('button', {
      name: t(
        outcome === 'refused'
          ? 'orders.refusedReasons.too_expensive'
          : 'confirm.callBackTimes.morning',
      ),
    });
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await target.evaluate((button) => button === document.activeElement)) {
        await page.keyboard.press('Enter');
        return tabs + 2;
      }
      await page.keyboard.press('Tab');
    }
    throw new Error(`The button of ${outcome} is not reached by Tab`);
  });
  process.stdout.write(`\n${formatCalls(worked, 'keys')}\n\n`);
  expectFewToConfirm(worked);
});

test('ADR 0078: 60 orders by taps at 375 px; an order is confirmed by at most two taps after the call', async ({
  page,
  shop,
  tOwner: t,
}) => {
  // The phone of the test makes no calls.
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (link) event.preventDefault();
    });
  });
  const outcomes = page.getByRole('region', { name: t('confirm.outcomesLabel') });
  const worked = await recordDay({ page, shop, t }, async (outcome) => {
    await page.getByRole('link', { name: t('orders.call') }).tap();
    const name = new RegExp(`^${t(`confirm.outcomes.${outcome}`)}`);
    await outcomes.getByRole('button', { name }).tap();
    if (outcome !== 'refused' && outcome !== 'call_back') return 1;
    const choice = t(
      outcome === 'refused'
        ? 'orders.refusedReasons.too_expensive'
        : 'confirm.callBackTimes.morning',
    );
    await page.getByRole('button', { name: choice }).tap();
    return 2;
  });
  process.stdout.write(`\n${formatCalls(worked, 'taps')}\n\n`);
  expectFewToConfirm(worked);
});

function expectFewToConfirm(worked: readonly { outcome: DayOutcome; actions: number }[]): void {
  expect(worked).toHaveLength(60);
  const confirmed = worked.filter(({ outcome }) => outcome === 'confirmed');
  expect(Math.max(...confirmed.map(({ actions }) => actions))).toBeLessThanOrEqual(
    MAX_ACTIONS_TO_CONFIRM,
  );
}
