import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runMain, UserError } from './run-main.ts';
import { readEnvFile } from './setup/env-file.ts';
import { runShop } from './shop/run-shop.ts';

/** Builds both apps with Turborepo, which skips unchanged ones. NODE_ENV is unset because it would change the builds. */
function buildApps(): void {
  const { status, stdout, stderr } = spawnSync(
    'turbo',
    ['run', 'build', '--output-logs=errors-only'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined } },
  );
  if (status !== 0) throw new UserError(`${stdout}${stderr}\nThe apps could not be built.`);
}

await runMain(async () => {
  readEnvFile(join(import.meta.dirname, '..'));
  process.stdout.write('Building the storefront and the back office …\n');
  buildApps();
  await runShop('start');
});
