import { FINDINGS } from '../../fixtures/axe-reporter.ts';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import { recordPolicyViolations } from '../../fixtures/policy-violations.ts';
import { findReflowFaults } from '../../fixtures/reflow-faults.ts';
import { expect, test } from '../../fixtures/storefront-states/test.ts';
import { findTextKeys } from '../../fixtures/text-keys.ts';
import { enterState } from '../../fixtures/storefront-states/state.ts';
import { STATES } from '../../fixtures/storefront-states/all-states.ts';

const WINDOWS = {
  phone: { width: 375, height: 812 },
  desktop: { width: 1280, height: 900 },
} as const;

for (const state of STATES) {
  test(`F9, B3 no axe finding, no violation of the policy, no missing text, and no content lost at 320 px, 200 % zoom or wide text spacing: ${state.name}`, async ({
    fixture,
    language,
    isMobile,
  }) => {
    const own = state.only ?? (isMobile ? 'phone' : 'desktop');
    const { page } = fixture;
    await page.setViewportSize(WINDOWS[own]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violations = recordPolicyViolations(page);
    await enterState(state, fixture);
    expect(violations).toEqual([]);
    expect(await findTextKeys(page, fixture.t)).toEqual([]);
    // The colours of a part of the page are the same in each window.
    const found = await axeFindings(
      page,
      isMobile ? ['light', 'dark', 'forced colours'] : ['light'],
    );
    // French texts are longer: what fits in French fits in English.
    if (isMobile) {
      const width = state.only === 'desktop' ? WINDOWS.desktop.width : undefined;
      found.push(...(await findReflowFaults(page, width)));
    }
    test.info().annotations.push({
      type: FINDINGS,
      description: JSON.stringify({ state: state.name, language, found: found.length }),
    });
    expect(found).toEqual([]);
  });
}
