import { test, type Page } from '@playwright/test';

/** The longest task that is not felt, in milliseconds; a busy machine is given ten times as much. */
const LONGEST_TASK_MS = 100;
const PATIENCE = 10;

/** The longest task a test allows, in milliseconds. */
export const MOST_TASK_MS = LONGEST_TASK_MS * PATIENCE;

/** Notes every task over 50 ms of the pages opened from now on. */
export async function noteTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark('task', { detail: duration });
    });
    seen.observe({ type: 'longtask' });
  });
}

/** Does something and answers the longest task it gave the page, in whole milliseconds; 0 for none over 50. */
export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => performance.clearMarks('task'));
  await action();
  return page.evaluate(() =>
    Math.round(
      Math.max(
        0,
        ...performance
          .getEntriesByName('task')
          .map((mark) => ('detail' in mark ? Number(mark.detail) : 0)),
      ),
    ),
  );
}

/** Writes the figures beside the test's result. */
export function tellTasks(figures: Readonly<Record<string, number>>): void {
  const told = JSON.stringify(figures);
  test.info().annotations.push({ type: 'longest task, ms', description: told });
  process.stdout.write(`The longest task, in ms (0: under 50): ${told}\n`);
}
