import { FINDINGS } from '../system/state-table.ts';
import { axeFindings } from './axe-findings.ts';
import { reflowFaults } from './reflow-faults.ts';
import { expect, test } from './scene.ts';
import { bringInto } from './shop/shop-state.ts';
import { STATES } from './shop/states.ts';

const WINDOWS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
} as const;

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
    const found = await axeFindings(page);
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
