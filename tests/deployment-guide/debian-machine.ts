import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SEARCH_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** What a server of a hosting company has before its owner signs in. */
const PACKAGES = 'ca-certificates,curl,dbus,openssl,systemd,systemd-sysv';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

/** A Debian with its own systemd, process ids and network, which runs in a folder of this machine. */
export type DebianMachine = {
  /**
   * Runs commands as root until one fails. Their output goes to the output of this process.
   * @param network `outside` uses the network of this machine, for downloads; `inside` that of the Debian
   * @throws when a command fails
   */
  run: (commands: string, network: 'inside' | 'outside') => void;
  stop: () => Promise<void>;
};

/** Installs a minimal Debian 13 in a folder. */
export function installDebian(folder: string): void {
  const options = ['--variant=minbase', `--include=${PACKAGES}`, 'trixie', folder];
  execFileSync('debootstrap', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  // Every user of the Debian reads its root folder.
  chmodSync(folder, 0o755);
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'));
}

/** The variables of this machine that downloads need: proxies and certificates. The files are copied. */
function downloadSettings(folder: string): string[] {
  return Object.entries(process.env).flatMap(([name, value = '']) => {
    if (!/_proxy$|CA_CERTS$|^SSL_CERT_FILE$|^GIT_SSL_CAINFO$/i.test(name)) return [];
    if (!value.startsWith('/')) return [`${name}=${value}`];
    const copy = `/usr/local/share/outside${value}`;
    mkdirSync(dirname(join(folder, copy)), { recursive: true });
    copyFileSync(value, join(folder, copy));
    return [`${name}=${copy}`];
  });
}

/** The process id of the first process of the container, once systemd has started its services. */
async function waitForSystemd(containerPid: number): Promise<string> {
  const children = `/proc/${containerPid}/task/${containerPid}/children`;
  const start = performance.now();
  let state = 'no process';
  for (;;) {
    const [pid = ''] = existsSync(children) ? readFileSync(children, 'utf8').split(' ') : [];
    if (pid !== '') {
      const command = ['-t', pid, '-m', '-u', '-i', '-n', '-p', 'systemctl', 'is-system-running'];
      const { stdout } = spawnSync('nsenter', command, { encoding: 'utf8' });
      state = stdout.trim();
      if (state === 'running') return pid;
    }
    if (performance.now() - start > START_TIMEOUT_MS)
      throw new Error(`systemd did not start: ${state}.`);
    await sleep(200);
  }
}

/** Starts the Debian of a folder, with systemd as its first process and only a loopback interface. */
export async function startDebian(folder: string): Promise<DebianMachine> {
  const options = ['--quiet', '--keep-unit', '--register=no', '--private-network', '--boot'];
  const container = spawn(
    'systemd-nspawn',
    [...options, '--console=pipe', '--resolv-conf=off', `--directory=${folder}`],
    // systemd of Debian 13 has only version 2 of control groups.
    { stdio: 'ignore', env: { ...process.env, UNIFIED_CGROUP_HIERARCHY: '1' } },
  );
  const exited = once(container, 'exit');
  const stop = async () => {
    // The first signal stops the services; the container is killed when they do not end.
    container.kill('SIGTERM');
    const kill = setTimeout(() => container.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(kill);
  };
  const pid = await waitForSystemd(container.pid ?? 0).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const environment = [`PATH=${SEARCH_PATH}`, 'HOME=/root', 'LANG=C.UTF-8'];
  const outside = [...downloadSettings(folder), 'DEBIAN_FRONTEND=noninteractive'];
  return {
    run: (commands, network) => {
      const namespaces = ['-m', '-u', '-i', '-p', ...(network === 'inside' ? ['-n'] : [])];
      const settings = network === 'inside' ? environment : [...environment, ...outside];
      const shell = ['env', '-i', '--chdir=/root', ...settings, 'bash', '-euo', 'pipefail', '-s'];
      execFileSync('nsenter', ['-t', pid, ...namespaces, ...shell], {
        input: commands,
        stdio: ['pipe', 'inherit', 'inherit'],
      });
    },
    stop,
  };
}
