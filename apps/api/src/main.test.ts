import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

type Started = ChildProcessByStdio<null, Readable, Readable>;

const main = join(import.meta.dirname, '../start.mjs');
const ownerLine = z.object({ owner: z.object({ username: z.string(), password: z.string() }) });

let folder = '';
const started: Started[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-main-'));
});
afterEach(async () => {
  for (const host of started.splice(0)) host.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string>): { host: Started; said: () => string } {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', SHOP_DATA_DIR: folder, ...environment };
  const host = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(host);
  let text = '';
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { host, said: () => text };
}

async function address({ host, said }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said()) ?? [];
    if (found) return found;
    if (host.exitCode !== null) throw new Error(said());
    await once(host.stdout, 'data');
  }
}

async function exit(host: Started): Promise<unknown> {
  if (host.exitCode !== null) return host.exitCode;
  const [code]: unknown[] = await once(host, 'exit');
  return code;
}

test('host.md a first start tells the owner’s password once, and it signs in', async () => {
  const first = start({});
  const url = await address(first);
  await expect.poll(first.said).toContain('"owner"');
  const line = first
    .said()
    .split('\n')
    .find((text) => text.includes('"owner"'));
  const { owner } = ownerLine.parse(JSON.parse(line ?? ''));
  const answer = await fetch(`${url}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  expect(answer.status).toBe(200);
  first.host.kill('SIGTERM');
  expect(await exit(first.host)).toBe(0);
  expect(first.said().split(owner.password)).toHaveLength(2);

  const second = start({});
  await address(second);
  expect(second.said()).not.toContain('"owner"');
  second.host.kill('SIGINT');
  expect(await exit(second.host)).toBe(0);
});

test('host.md a host says that it is ready once its owner can sign in', async () => {
  const owner = { username: 'salma', password: 'a password of some length' };
  const url = await address(
    start({ SHOP_ADMIN_USERNAME: owner.username, SHOP_ADMIN_PASSWORD: owner.password }),
  );
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness, { interval: 5 }).toBe(200);
  const answer = await fetch(`${url}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  expect(answer.status).toBe(200);
});

test('host.md a first start that fails on its port loses no password: the next one tells it', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const taken = holder.address();
  const failed = start({ PORT: String(typeof taken === 'object' && taken ? taken.port : 0) });
  expect(await exit(failed.host)).not.toBe(0);
  holder.close();
  const next = start({});
  await address(next);
  await expect.poll(next.said).toContain('"owner"');
});

test('V1 an answer under way is finished before the process ends', async () => {
  const running = start({});
  const url = await address(running);
  const answers = Array.from({ length: 20 }, () => fetch(`${url}/api/products/`));
  await answers[0];
  running.host.kill('SIGTERM');
  const settled = await Promise.allSettled(answers);
  expect(await exit(running.host)).toBe(0);
  const statuses = settled.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value.status] : [],
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('host.md metrics are on a port of their own on this machine, when one is named', async () => {
  const running = start({ SHOP_METRICS_PORT: '0' });
  const url = await address(running);
  await expect.poll(running.said).toMatch(/Metrics at http\S+\/metrics"/);
  const [metrics = ''] = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(running.said()) ?? [];
  await fetch(`${url}/healthz`);
  const text = await (await fetch(metrics)).text();
  expect(text).toContain('method="GET",route="/healthz",status="2xx"');
  const { port } = new URL(metrics);
  const second = start({ SHOP_METRICS_PORT: port });
  expect(await exit(second.host)).not.toBe(0);
  expect(second.said()).toContain(
    `Port ${port} for metrics is taken: stop what uses it, or set SHOP_METRICS_PORT.\n`,
  );
  running.host.kill('SIGTERM');
  expect(await exit(running.host)).toBe(0);
});

test('host.md a wrong setting, a busy port and a folder that cannot be made are one sentence each', async () => {
  const wrong = start({ PORT: 'eight thousand' });
  expect(await exit(wrong.host)).not.toBe(0);
  expect(wrong.said()).toBe('PORT must be a whole number from 0 to 65535.\n');

  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const taken = holder.address();
  const port = taken !== null && typeof taken === 'object' ? String(taken.port) : '';
  const busy = start({ PORT: port });
  expect(await exit(busy.host)).not.toBe(0);
  expect(busy.said()).toBe(`Port ${port} on 127.0.0.1 is taken: stop what uses it, or set PORT.\n`);
  holder.close();

  const file = join(folder, 'file');
  await writeFile(file, '');
  const blocked = start({ SHOP_DATA_DIR: join(file, 'data') });
  expect(await exit(blocked.host)).not.toBe(0);
  expect(blocked.said()).toMatch(/^The folder [^\n]+ cannot be written[^\n]*\.\n$/);

  const nowhere = start({ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop' });
  expect(await exit(nowhere.host)).not.toBe(0);
  expect(nowhere.said()).toMatch(/^The database of DATABASE_URL [^\n]+\.\n$/);
  expect(nowhere.said()).not.toContain('hush');
});

test('P1 no name, mail, phone, password or search shows in the log', async () => {
  const running = start({ SHOP_ADMIN_PASSWORD: 'mot-de-passe-secret' });
  const url = await address(running);
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/accounts/login/', { username: 'marque-nom', password: 'mot-de-passe-secret' });
  await post('/api/queries/', {
    client_name: 'marque-nom',
    email: 'marque@exemple.tn',
    query_type: 'information',
    message: 'marque-message',
    command_id: null,
  });
  await fetch(`${url}/api/products/?search=marque-recherche`);
  await fetch(`${url}/marque-chemin`);
  running.host.kill('SIGTERM');
  await exit(running.host);
  expect(running.said()).toContain('"route":"/api/queries/"');
  expect(running.said()).not.toMatch(/marque|secret|127\.0\.0\.1",/);
});
