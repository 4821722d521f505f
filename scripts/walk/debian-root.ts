import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '../run-main.ts';

const run = promisify(execFile);
const SUITE = 'trixie';
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates,openssl';
/** Namespaces of their own: nothing of the root remains in this machine's processes, mounts and network. */
const NAMESPACES = ['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup'];
const BOOT_SECONDS = 60;
const MAX_OUTPUT = 64 * 1024 * 1024;

/** A running systemd of a Debian root. */
export type Machine = {
  /** Runs commands as its root user. Throws when one of them fails. */
  run: (commands: string) => Promise<string>;
  /** Ends all its processes. */
  stop: () => Promise<void>;
};

/** Makes a new Debian 13 in a folder, from the package mirror of this machine. Throws when it cannot. */
export async function createDebianRoot(root: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new UserError('Only root can make a Debian root.');
  for (const command of ['debootstrap', 'unshare', 'nsenter', 'apt-get']) {
    const { status } = await run('sh', ['-c', `command -v ${command}`]).then(
      () => ({ status: 0 }),
      () => ({ status: 1 }),
    );
    if (status !== 0) throw new UserError(`${command} is missing: apt-get install debootstrap`);
  }
  const targets = ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages'];
  const { stdout } = await run('apt-get', targets);
  const mirror = stdout.split('\n').find((uri) => uri.endsWith('/debian/'));
  if (mirror === undefined) throw new UserError('apt has no mirror of Debian: apt-get update');
  const options = ['--variant=minbase', `--include=${PACKAGES}`, SUITE, root, mirror];
  await run('debootstrap', options, { maxBuffer: MAX_OUTPUT });
  // A machine behind a proxy has a certificate of its own.
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates) {
    appendFileSync(join(root, 'etc/ssl/certs/ca-certificates.crt'), readFileSync(certificates));
  }
}

/** Runs commands in the root without systemd, and with this machine's network, to install packages. */
export async function runInRoot(root: string, commands: string): Promise<string> {
  const script = `mount --make-rprivate / && mount -t proc proc "$0/proc" && exec chroot "$0" bash -euo pipefail -c "$1"`;
  const options = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script];
  const { stdout } = await run('unshare', [...options, root, commands], {
    env: rootEnvironment(),
    maxBuffer: MAX_OUTPUT,
  });
  return stdout;
}

/** Boots systemd in the root. It has no network except its loopback interface. */
export async function boot(root: string): Promise<Machine> {
  const group = join(cgroupFolder(), `shop-walk-${process.pid}`);
  mkdirSync(group);
  const script = `echo 0 > ${group}/cgroup.procs && exec unshare ${NAMESPACES.join(' ')} --fork --kill-child sh "$0" "$1"`;
  const bootScript = join(import.meta.dirname, 'boot-systemd.sh');
  const child = spawn('sh', ['-c', script, bootScript, root], { stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      // `--kill-child` ends systemd, and with it every process of its namespace. unshare ignores SIGTERM.
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await removeGroup(group);
  };
  try {
    const pid = await waitForSystemd(child);
    return { run: (commands) => runIn(pid, commands), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function runIn(pid: string, commands: string): Promise<string> {
  const namespaces = ['--target', pid, '--all', '--root', '--wd'];
  const { stdout } = await run(
    'nsenter',
    [...namespaces, '/usr/bin/bash', '-euo', 'pipefail', '-c', commands],
    {
      // There is no network: npm installs the packages that it installed before.
      env: { ...rootEnvironment(), npm_config_offline: 'true' },
      maxBuffer: MAX_OUTPUT,
    },
  );
  return stdout;
}

/** Waits until systemd has started its units. @returns the id of its process on this machine */
async function waitForSystemd(child: ChildProcess): Promise<string> {
  const children = `/proc/${child.pid}/task/${child.pid}/children`;
  const until = Date.now() + BOOT_SECONDS * 1_000;
  while (Date.now() < until && child.exitCode === null) {
    await setTimeout(500);
    const pid = readFileSync(children, 'utf8').trim();
    if (pid === '') continue;
    const state = await runIn(pid, 'systemctl is-system-running || true').catch(() => '');
    if (/^(?:running|degraded)$/m.test(state)) return pid;
  }
  throw new UserError('systemd does not start in a Debian root on this machine.');
}

function rootEnvironment(): NodeJS.ProcessEnv {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    LANG: 'C.UTF-8',
    DEBIAN_FRONTEND: 'noninteractive',
    NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
    npm_config_registry: registry,
  };
}

/** The folder of control groups of version 2. */
function cgroupFolder(): string {
  const line = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((mount) => mount.split(' ')[2] === 'cgroup2');
  const [, folder] = line?.split(' ') ?? [];
  if (folder === undefined) throw new UserError('This machine has no control groups of version 2.');
  return folder;
}

async function removeGroup(group: string): Promise<void> {
  const inner = globSync('**/', { cwd: group }).sort((a, b) => b.length - a.length);
  for (const folder of [...inner.map((name) => join(group, name)), group]) {
    // The processes of a killed namespace are gone a moment later.
    for (let attempt = 0; attempt < 20; attempt++) {
      try {
        rmdirSync(folder);
        break;
      } catch {
        await setTimeout(100);
      }
    }
  }
}

/** Writes a file of the root. */
export function writeInRoot(root: string, path: string, text: string): void {
  writeFileSync(join(root, path), text);
}
