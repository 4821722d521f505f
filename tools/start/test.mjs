import { databasesWithoutTests } from './parts/databases.mjs';
import { allParts } from './parts/parts.mjs';
import { runParts } from './parts/run-parts.mjs';
import { main } from './run/main.mjs';
import { say } from './say.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode } from './setup/node.mjs';

await main(async () => {
  await ensureDependencies();
  const node = findNode();
  process.env.CHROMIUM_PATH = await ensureChromium(node);
  await ensureBuilds(node);
  await runParts(node, allParts, missingDatabases);
});

/** SQLite is always there; PostgreSQL is the user's to install, and CI's duty. */
function missingDatabases() {
  const missing = databasesWithoutTests();
  if (missing.includes('PostgreSQL') && !process.env.CI && missing.length === 1) {
    say(
      'PostgreSQL skipped: its server programs are not on this machine (Debian: apt-get install postgresql).',
    );
    return [];
  }
  return missing.map((database) => `The API was not tested on ${database}.`);
}
