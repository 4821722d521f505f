import { FINDINGS } from '../../fixtures/axe-reporter.ts';
import { axeFindings } from '../../fixtures/axe-findings.ts';
import { BACKOFFICE_SCREENS } from '../../fixtures/backoffice-states/all-states.ts';
import { enterState } from '../../fixtures/backoffice-states/state.ts';
import { expect, test } from '../../fixtures/backoffice-states/test.ts';
import { findReflowFaults } from '../../fixtures/reflow-faults.ts';

for (const [screen, states] of Object.entries(BACKOFFICE_SCREENS)) {
  test(`F9 no axe finding, and no content lost at 320 px, 200 % zoom or wide text spacing, in every state of the back office: ${screen}`, async ({
    fixture,
    language,
    isMobile,
  }) => {
    // Many states, each examined several times.
    test.setTimeout(360_000);
    const { page } = fixture;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (screen !== 'login') await fixture.signIn();
    for (const state of states) {
      await test.step(state.name, async () => {
        await enterState(state, fixture);
        const found = await axeFindings(page);
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
