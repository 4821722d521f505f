import { FINDINGS } from '../../fixtures/axe-reporter.ts';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import { BACKOFFICE_SCREENS } from '../../fixtures/backoffice-states/all-states.ts';
import { enterState } from '../../fixtures/backoffice-states/state.ts';
import { expect, test } from '../../fixtures/backoffice-states/test.ts';
import { recordPolicyViolations } from '../../fixtures/policy-violations.ts';
import { findReflowFaults } from '../../fixtures/reflow-faults.ts';
import { findTextKeys } from '../../fixtures/text-keys.ts';

for (const [screen, states] of Object.entries(BACKOFFICE_SCREENS)) {
  test(`F9, B3 no axe finding, no violation of the policy, no missing text, and no content lost at 320 px, 200 % zoom or wide text spacing, in every state of the back office: ${screen}`, async ({
    fixture,
    language,
    isMobile,
  }) => {
    // Many states, each examined several times.
    test.setTimeout(360_000);
    const { page } = fixture;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (screen !== 'login') await fixture.signIn();
    const violations = recordPolicyViolations(page);
    for (const state of states) {
      await test.step(state.name, async () => {
        violations.length = 0;
        await enterState(state, fixture);
        expect.soft(violations, state.name).toEqual([]);
        expect.soft(await findTextKeys(page, fixture.t), state.name).toEqual([]);
        // The colours of a part of the page are the same in each window.
        const found = await axeFindings(page, isMobile ? ['light', 'dark'] : ['light']);
        // French texts are longer: what fits in French fits in English.
        if (isMobile) found.push(...(await findReflowFaults(page)));
        test.info().annotations.push({
          type: FINDINGS,
          description: JSON.stringify({
            state: `back office, ${screen}: ${state.name}`,
            language,
            found: found.length,
          }),
        });
        expect.soft(found, state.name).toEqual([]);
      });
    }
  });
}
