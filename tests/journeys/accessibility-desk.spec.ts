import { FINDINGS } from '../system/state-table.ts';
import { axeFindings } from './axe-findings.ts';
import { DESK_SCREENS } from './desk/desk-screens.ts';
import { enterState } from './desk/desk-state.ts';
import { expect, test } from './desk/desk-visit.ts';
import { reflowFaults } from './reflow-faults.ts';

for (const [screen, states] of Object.entries(DESK_SCREENS)) {
  test(`F9 no axe finding, and nothing lost at 320 px, 200 % zoom or wide text spacing, in every state of the back office: ${screen}`, async ({
    desk,
    language,
    isMobile,
  }) => {
    // Many states, each looked at several times: on a busy machine that takes its time.
    test.setTimeout(360_000);
    const { page } = desk;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (screen !== 'login') await desk.signIn();
    for (const state of states) {
      await test.step(state.name, async () => {
        await enterState(state, desk);
        const found = await axeFindings(page);
        // French is the longer language: what has room in it has room in English.
        if (isMobile) found.push(...(await reflowFaults(page)));
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
