import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runMain, UserError } from './run-main.ts';
import { readEnvFile } from './setup/env-file.ts';

const ROOT = join(import.meta.dirname, '..');
const BACKOFFICE = join(ROOT, 'apps/backoffice');

const USAGE =
  'npm run export -- storefront|backoffice --api URL --origin URL [--brand FILE] --out DIR [--prerender]';

/** The command of each app that exports its build. */
const COMMANDS: Record<string, readonly string[]> = {
  storefront: [join(ROOT, 'apps/storefront/export/main.ts')],
  backoffice: [
    join(ROOT, 'tools/static-export/src/main.ts'),
    join(BACKOFFICE, 'dist'),
    join(BACKOFFICE, 'host-files'),
  ],
};

async function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}

/** Builds one app and exports it as a folder for a static host. */
await runMain(async () => {
  readEnvFile(ROOT);
  const [app = '', ...options] = process.argv.slice(2);
  if ([app, ...options].some((option) => option === '--help' || option === '-h')) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const command = COMMANDS[app];
  if (command === undefined) throw new UserError(`Name the app first: ${USAGE}`);
  const build = ['run', 'build', `--filter=@shop/${app}`, '--output-logs=errors-only'];
  const env = { ...process.env, NODE_ENV: undefined };
  if ((await run('turbo', build, { env, stdio: ['ignore', 'ignore', 'inherit'] })) !== 0) {
    throw new UserError('The build failed.');
  }
  process.exitCode = await run(process.execPath, [...command, ...options]);
});
