import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runMain, UserError } from '../../scripts/run-main.ts';
import { installDebian, startDebian, type DebianMachine } from './debian-machine.ts';
import { readCommandBlocks } from './document-commands.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES = ['example.tn', 'admin.example.tn', 'api.example.tn'];
const REPOSITORY = '/srv/shop.git';
const AUTHORITY = '/srv/authority';

/** Caddy signs the certificates with an authority of the test, because nobody else can reach its names. */
const CADDY_SETTINGS = `{
	local_certs
	skip_install_trust
	pki {
		ca local {
			root {
				cert ${AUTHORITY}/root.crt
				key ${AUTHORITY}/root.key
			}
		}
	}
}
`;

/** Creates the authority of the certificates, and lets the servers of the pages trust it. */
const PREPARE = `
mkdir ${AUTHORITY}
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj '/CN=Test' \\
  -addext keyUsage=critical,keyCertSign,cRLSign -keyout ${AUTHORITY}/root.key -out ${AUTHORITY}/root.crt
chmod -R a+rX ${AUTHORITY} && chmod a+r ${AUTHORITY}/root.key
for unit in storefront backoffice; do
  mkdir -p /etc/systemd/system/dar-yasmine-$unit.service.d
  printf '[Service]\\nEnvironment=NODE_EXTRA_CA_CERTS=${AUTHORITY}/root.crt\\n' \\
    > /etc/systemd/system/dar-yasmine-$unit.service.d/test.conf
done
`;

const USE_SHOP = `
cd /opt/dar-yasmine
NODE_EXTRA_CA_CERTS=${AUTHORITY}/root.crt node_modules/.bin/node tests/deployment-guide/use-shop.ts
systemctl is-active dar-yasmine-api dar-yasmine-storefront dar-yasmine-backoffice caddy
`;

/** Copies the commits of this clone to the Debian, and commits the settings of Caddy, as an owner commits the names. */
function copyRepository(folder: string): void {
  const clone = join(folder, 'srv/clone');
  const git = (...args: string[]) =>
    execFileSync('git', [
      '-C',
      clone,
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@exemple.tn',
      ...args,
    ]);
  execFileSync('git', ['clone', '-q', '--no-hardlinks', ROOT, clone]);
  git('switch', '-q', '-C', 'main');
  const file = join(clone, 'docs/hosting/one-server.caddyfile');
  writeFileSync(file, CADDY_SETTINGS + readFileSync(file, 'utf8'));
  git('commit', '-q', '-a', '-m', 'chore: certificates of the test');
  execFileSync('git', ['clone', '-q', '--bare', clone, join(folder, REPOSITORY)]);
}

/** A new version for the update. */
const RELEASE = `
cd /srv/clone
git config --global --add safe.directory '*'
git -c user.name=Test -c user.email=test@exemple.tn commit -q --allow-empty -m 'chore: a new version'
git push -q ${REPOSITORY} main
`;

/** Runs every tested block of the document, and returns the time in whole seconds. */
async function runBlocks(machine: DebianMachine): Promise<string> {
  const begin = performance.now();
  const document = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  for (const { commands, needsNetwork } of readCommandBlocks(document)) {
    process.stdout.write(`\n── ${commands.trim().replaceAll('\n', '\n   ')}\n`);
    if (commands.includes('git pull')) machine.run(RELEASE, 'inside');
    const start = performance.now();
    machine.run(
      commands.replaceAll('YOUR-REPOSITORY', REPOSITORY),
      needsNetwork ? 'outside' : 'inside',
    );
    process.stdout.write(`   ${((performance.now() - start) / 1_000).toFixed(1)} s\n`);
    if (/first-password|systemctl restart dar-/.test(commands)) machine.run(USE_SHOP, 'inside');
    if (commands.includes('first-password')) {
      process.stdout.write(
        `\n   from the bare server to the first order: ${secondsSince(begin)} s\n`,
      );
    }
  }
  return secondsSince(begin);
}

function secondsSince(time: number): string {
  return ((performance.now() - time) / 1_000).toFixed(0);
}

/**
 * Runs the tested blocks of docs/operations.md in a fresh Debian, and uses the shop. It needs root, debootstrap and
 * systemd-nspawn.
 */
await runMain(async () => {
  for (const command of ['debootstrap', 'systemd-nspawn', 'nsenter']) {
    try {
      execFileSync('which', [command], { stdio: 'ignore' });
    } catch {
      throw new UserError(
        `Install ${command} first: apt-get install debootstrap systemd-container`,
      );
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'deployment-guide-'));
  let machine: DebianMachine | undefined;
  try {
    process.stdout.write('Installing Debian 13 …\n');
    installDebian(folder);
    appendFileSync(join(folder, 'etc/hosts'), `127.0.0.1 localhost ${NAMES.join(' ')}\n`);
    copyRepository(folder);
    machine = await startDebian(folder);
    machine.run(PREPARE, 'inside');
    const seconds = await runBlocks(machine);
    process.stdout.write(`\nEvery command worked, in ${seconds} s.\n`);
  } finally {
    await machine?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
