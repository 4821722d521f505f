import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { FINDINGS } from '../system/state-table.ts';
import { signInByForm } from './owner-in-browser.ts';
import { reflowFaults } from './reflow-faults.ts';
import { expect, test } from './scene.ts';
import { bringInto, STATES } from './states.ts';

const WINDOWS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
} as const;

/** Every rule axe has, best practices included, in a light and a dark room. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page });
    // What a colour scheme cannot change need not be looked at twice.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`));
  }
  return found;
}

for (const state of STATES) {
  test(`F9 no axe finding, and nothing lost at 320 px, 200 % zoom or wide text spacing: ${state.name}`, async ({
    scene,
    language,
    isMobile,
  }) => {
    const own = state.only ?? (isMobile ? 'phone' : 'desktop');
    const { page } = scene;
    await page.setViewportSize(WINDOWS[own]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await bringInto(state, scene);
    const found = await findings(page);
    // French is the longer language: what has room in it has room in English.
    if (isMobile) {
      const width = state.only === 'desktop' ? WINDOWS.desktop.width : undefined;
      found.push(...(await reflowFaults(page, width)));
    }
    test.info().annotations.push({
      type: FINDINGS,
      description: JSON.stringify({ state: state.name, language, found: found.length }),
    });
    expect(found).toEqual([]);
  });
}

test('F9 no axe finding in the back office: login', async ({ page, shop }) => {
  await page.goto(`${shop.backoffice}/admin/login`);
  await expectNoFinding(page);
});

for (const path of ['', '/products', '/commands', '/contacts', '/ImageManagement', '/nowhere']) {
  test(`F9 no axe finding in the back office: /admin${path}`, async ({ page, shop, tOwner }) => {
    await signInByForm(page, shop, tOwner);
    await page.goto(`${shop.backoffice}/admin${path}`);
    await expectNoFinding(page);
  });
}

async function expectNoFinding(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await findings(page)).toEqual([]);
}
