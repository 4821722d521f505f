import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini } from 's3mini';
import type { Bucket } from '../media/s3-storage.ts';
import { freePorts } from './free-ports.ts';

const PROGRAMS = '/usr/bin';
const SERVERS = ['account', 'container', 'object'] as const;
const START_TIMEOUT_MS = 60_000;
const SECRET = 'secret-of-the-tests';
const USER = { account: 'shop', name: 'images' };

/** Whether OpenStack Swift and memcached are installed, as packaged by Debian. */
export function hasSwift(): boolean {
  const programs = ['swift-proxy-server', ...SERVERS.map((name) => `swift-${name}-server`)];
  return [...programs, 'swift-ring-builder', 'memcached'].every((name) =>
    existsSync(join(PROGRAMS, name)),
  );
}

/** An OpenStack Swift that a test has started, with the S3 interface. */
export type Swift = { bucket: Bucket; stop: () => Promise<void> };

/** Starts Swift in a temporary folder, on free ports of this machine, with an empty bucket. */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-swift-'));
  const [proxy = 0, cache = 0, ...backends] = await freePorts(2 + SERVERS.length);
  await mkdir(join(folder, 'disks', 'd1'), { recursive: true });
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = shop\n',
  );
  const processes: ChildProcess[] = [];
  const startProgram = (program: string, ...args: string[]) => {
    const child = spawn(join(PROGRAMS, program), args, { cwd: folder, stdio: 'ignore' });
    processes.push(child);
  };
  const stop = async () => {
    await Promise.all(processes.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  startProgram('memcached', '-u', 'nobody', '-l', '127.0.0.1', '-p', String(cache), '-U', '0');
  for (const [index, name] of SERVERS.entries()) {
    const port = backends[index] ?? 0;
    await buildRing(folder, name, port);
    await writeFile(join(folder, `${name}.conf`), backendSettings(folder, name, port));
    startProgram(`swift-${name}-server`, join(folder, `${name}.conf`));
  }
  await writeFile(join(folder, 'proxy.conf'), proxySettings(folder, proxy, cache));
  startProgram('swift-proxy-server', join(folder, 'proxy.conf'));
  const bucket = {
    name: 'images',
    endpoint: `http://127.0.0.1:${proxy}`,
    region: 'us-east-1',
    accessKeyId: `${USER.account}:${USER.name}`,
    secretAccessKey: SECRET,
  };
  try {
    await createEmptyBucket(bucket);
  } catch (error) {
    await stop();
    throw error;
  }
  return { bucket, stop };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function buildRing(folder: string, name: string, port: number): Promise<void> {
  const file = join(folder, `${name}.builder`);
  const disk = `r1z1-127.0.0.1:${port}/d1`;
  for (const args of [['create', '4', '1', '1'], ['add', disk, '1'], ['rebalance']]) {
    const builder = spawn(join(PROGRAMS, 'swift-ring-builder'), [file, ...args], {
      stdio: 'ignore',
    });
    const [code]: unknown[] = await once(builder, 'exit');
    if (code !== 0)
      throw new Error(`swift-ring-builder ${args.join(' ')} ended with ${String(code)}`);
  }
}

/** A bucket needs the account and the container server. Only an object shows that the object server runs. */
async function createEmptyBucket({ name, endpoint, ...keys }: Bucket): Promise<void> {
  const client = new S3mini({ ...keys, endpoint: `${endpoint}/${name}` });
  const deadline = performance.now() + START_TIMEOUT_MS;
  await succeed(() => client.createBucket(), deadline);
  await succeed(() => client.putObject('started', 'started'), deadline);
  await succeed(() => client.deleteObject('started'), deadline);
}

async function succeed(request: () => Promise<unknown>, deadline: number): Promise<void> {
  while (!(await request().catch(() => false))) {
    if (performance.now() > deadline) throw new Error('Swift did not come up');
    await sleep(200);
  }
}

/** Disables worker processes: they would keep running after their parent was killed. */
function commonSettings(folder: string, port: number): string {
  return `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
`;
}

function backendSettings(folder: string, name: string, port: number): string {
  return `${commonSettings(folder, port)}devices = ${join(folder, 'disks')}
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;
}

/** Without the suppression of a minute, a request to a server that is slow to start or to respond is repeated. */
function proxySettings(folder: string, port: number, cache: number): string {
  return `${commonSettings(folder, port)}[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_interval = 0
conn_timeout = 10
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:tempauth]
use = egg:swift#tempauth
user_${USER.account}_${USER.name} = ${SECRET} .admin
[filter:s3api]
use = egg:swift#s3api
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:slo]
use = egg:swift#slo
`;
}
