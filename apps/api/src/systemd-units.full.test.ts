import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');
const UNITS = join(ROOT, 'docs/systemd');
/** Of 10, as `systemd-analyze security` computes it: 10 is a service without a sandbox. */
const MAX_EXPOSURE = 2;
const hasSystemd = canRun('systemd-analyze');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-'));
});
afterEach(() => rm(folder, { recursive: true }));

function canRun(command: string): boolean {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A unit with the folders of this test in place of the server's. */
async function readUnit(name: string): Promise<string> {
  const text = await readFile(join(UNITS, name), 'utf8');
  return text
    .replaceAll('/opt/dar-yasmine', ROOT)
    .replaceAll('/var/lib/dar-yasmine', join(folder, 'data'))
    .replaceAll('/var/backups/dar-yasmine', join(folder, 'backups'));
}

/** What systemd would run for a unit: its command in its folder, with its environment. */
async function startUnit(name: string, environment: Record<string, string>) {
  const text = await readUnit(name);
  const values = (key: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${key}=`))
      .map((line) => line.slice(key.length + 1));
  const [command = ''] = values('ExecStart');
  const [cwd = ''] = values('WorkingDirectory');
  const variables = values('Environment').map((line) => {
    const [variable = ''] = line.split('=');
    return [variable, line.slice(variable.length + 1)];
  });
  const env = { PATH: '/usr/bin:/bin', ...Object.fromEntries(variables), ...environment };
  // systemd writes a percent sign twice.
  return spawn('sh', ['-c', `exec ${command.replaceAll('%%', '%')}`], { cwd, env });
}

test.skipIf(!hasSystemd)(
  'the units for systemd are valid, and each service has a sandbox',
  async () => {
    const names = await readdir(UNITS);
    const paths = names.map((name) => join(folder, name));
    for (const [index, name] of names.entries()) {
      await writeFile(paths[index] ?? '', await readUnit(name));
    }
    expect((await run('systemd-analyze', ['verify', ...paths])).stderr).toBe('');
    const services = paths.filter((path) => path.endsWith('.service'));
    expect(services).toHaveLength(4);
    for (const path of services) {
      const { stdout } = await run('systemd-analyze', ['security', '--offline=true', path]);
      const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
      expect(Number(exposure), path).toBeLessThan(MAX_EXPOSURE);
    }
  },
);

test('the command of the API server’s unit starts it, and that of the backup makes one, which the metrics show', async () => {
  await mkdir(join(folder, 'backups'));
  const api = await startUnit('dar-yasmine-api.service', { PORT: '0', SHOP_METRICS_PORT: '0' });
  let output = '';
  for (const stream of [api.stdout, api.stderr]) stream.on('data', (data) => (output += data));
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/\/metrics"/);
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(output) ?? [];
  const lastBackup = async () => {
    const text = await (await fetch(url)).text();
    return Number(/^shop_last_backup_timestamp_seconds (\S+)$/m.exec(text)?.[1]);
  };
  expect(await lastBackup()).toBe(0);
  const backup = await startUnit('dar-yasmine-backup.service', {});
  const [code] = await once(backup, 'close');
  expect(code).toBe(0);
  expect(await readdir(join(folder, 'backups'))).toEqual([
    expect.stringMatching(/^shop-\d{4}-\d\d-\d\d-\d{6}\.tar$/),
  ]);
  expect(Date.now() / 1_000 - (await lastBackup())).toBeLessThan(60);
  api.kill('SIGTERM');
  const [exitCode] = await once(api, 'close');
  expect(exitCode).toBe(0);
});
