import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** What a colour scheme can change; the rest need not be looked at twice. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every rule axe has, best practices included, in a light and a dark room. */
export async function axeFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await look(page, {
      // What passed is not told in full: for a long page, that took longer than looking.
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: OF_COLOURS } }),
    });
    found.push(...violations.map((violation) => `${colorScheme} ${violation}`));
  }
  return found;
}

/** Looks at the page, which holds no frame, with axe; an opened page is given it once. */
async function look(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, chosen);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
}
