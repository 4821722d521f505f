import type { Locator, Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { newProduct, placeOrderFor } from '../fixtures/orders-page.ts';
import { signInByForm } from '../fixtures/owner-login.ts';
import type { System } from '../fixtures/system.ts';
import { expect } from '../fixtures/test.ts';
import { quantile } from '../stress/scenario.ts';

/** The outcomes of a day with 60 calls: most customers confirm, some do not answer. */
const DAY = { confirmed: 42, no_answer: 10, refused: 5, call_back: 3 } as const;

export type DayOutcome = keyof typeof DAY;

/** The outcomes of the day, spread evenly over it. */
function outcomesOfDay(): DayOutcome[] {
  const outcomes = (['confirmed', 'no_answer', 'refused', 'call_back'] as const).flatMap(
    (outcome) =>
      Array.from({ length: DAY[outcome] }, (_, at) => ({ outcome, at: (at + 0.5) / DAY[outcome] })),
  );
  return outcomes.toSorted((a, b) => a.at - b.at).map(({ outcome }) => outcome);
}

/** One order of the queue: the keys or taps after the call, and the time until the next order was shown. */
type RecordedCall = { outcome: DayOutcome; actions: number; ms: number };

/** Records the outcome of the order on the screen. Returns the number of keys or taps after the call. */
export type RecordOutcome = (outcome: DayOutcome) => Promise<number>;

/** Places 60 orders, opens the queue, and records the outcome of each. No time is added for talking or thinking. */
export async function recordDay(
  { page, shop, t }: { page: Page; shop: System; t: TFunction },
  record: RecordOutcome,
): Promise<RecordedCall[]> {
  const outcomes = outcomesOfDay();
  const product = await newProduct(shop, 1_000);
  const names: string[] = [];
  for (const [number] of outcomes.entries()) {
    const name = `Cliente ${String(number + 1).padStart(2, '0')}`;
    await placeOrderFor(shop, product, { name });
    names.push(name);
  }
  await signInByForm(page, shop, t);
  await page.goto(`${shop.backoffice}/admin/commands/confirm`);
  const headingOf = (at: number): Locator => {
    const name = names[at];
    return name === undefined
      ? page.getByRole('heading', { name: t('confirm.empty') })
      : page.getByRole('heading', { level: 2, name });
  };
  await expect(headingOf(0)).toBeVisible();
  const worked: RecordedCall[] = [];
  for (const [at, outcome] of outcomes.entries()) {
    const start = performance.now();
    const actions = await record(outcome);
    await expect(headingOf(at + 1)).toBeVisible();
    worked.push({ outcome, actions, ms: performance.now() - start });
  }
  return worked;
}

/** Formats what was measured as a Markdown table. */
export function formatCalls(worked: readonly RecordedCall[], action: 'keys' | 'taps'): string {
  const seconds = (share: number, orders: readonly RecordedCall[]) =>
    (
      quantile(
        orders.map(({ ms }) => ms),
        share,
      ) / 1_000
    ).toFixed(2);
  const rows = [...Map.groupBy(worked, ({ outcome }) => outcome), ['all', worked] as const];
  return [
    `| outcome | orders | ${action} after the call: median, most | seconds: median, p95 |`,
    '| --- | --- | --- | --- |',
    ...rows.map(([name, orders]) => {
      const actions = orders.map((order) => order.actions);
      const most = Math.max(...actions);
      return `| ${name} | ${orders.length} | ${quantile(actions, 0.5)}, ${most} | ${seconds(0.5, orders)}, ${seconds(0.95, orders)} |`;
    }),
  ].join('\n');
}
