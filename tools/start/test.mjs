import { withoutTests } from './parts/must-run.mjs';
import { allParts } from './parts/parts.mjs';
import { runParts } from './parts/run-parts.mjs';
import { main } from './run/main.mjs';
import { say } from './say.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode } from './setup/node.mjs';

await main(async () => {
  await ensureDependencies();
  const node = findNode();
  process.env.CHROMIUM_PATH = await ensureChromium(node);
  await runParts(node, allParts, missing);
});

/** PostgreSQL is CI's duty; whoever has none is told so, and the rest counts. */
function missing() {
  const names = withoutTests();
  if (!process.env.CI && names.includes('PostgreSQL') && !names.includes('SQLite')) {
    names.splice(names.indexOf('PostgreSQL'), 1);
    say('PostgreSQL skipped: install its server programs to have the API tested on it too.');
  }
  return names.map((name) => `${name}: no test ran and passed.`);
}
