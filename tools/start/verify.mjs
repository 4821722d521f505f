import { checks, unit } from './parts/parts.mjs';
import { runParts } from './parts/run-parts.mjs';
import { main } from './run/main.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { findNode } from './setup/node.mjs';

await main(async () => {
  await ensureDependencies();
  await runParts(findNode(), [...checks, unit]);
});
