import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { tokensSchema } from '@shop/contract/schemas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

type ApiProcess = ChildProcessByStdio<null, Readable, Readable>;

const main = join(import.meta.dirname, '../start.mjs');
const ownerLine = z.object({ owner: z.object({ username: z.string(), passwordFile: z.string() }) });

const LOGIN_HEAD =
  'POST /accounts/login/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n';

let folder = '';
const started: ApiProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-main-'));
});
afterEach(async () => {
  for (const api of started.splice(0)) api.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(environment: Record<string, string>): { api: ApiProcess; output: () => string } {
  const { PATH = '' } = process.env;
  const env = { PATH, PORT: '0', SHOP_DATA_DIR: folder, ...environment };
  const api = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(api);
  let text = '';
  for (const stream of [api.stdout, api.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { api, output: () => text };
}

async function urlOf({ api, output }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
    if (found) return found;
    if (api.exitCode !== null) throw new Error(output());
    await once(api.stdout, 'data');
  }
}

async function exit(api: ApiProcess): Promise<unknown> {
  if (api.exitCode !== null) return api.exitCode;
  const [code]: unknown[] = await once(api, 'exit');
  return code;
}

test('the first password is in a file and in no output, and the owner must change it at the first sign-in', async () => {
  const first = start({});
  const url = await urlOf(first);
  await expect.poll(first.output, { timeout: 20_000 }).toContain('"owner"');
  const line = first
    .output()
    .split('\n')
    .find((text) => text.includes('"owner"'));
  const { owner } = ownerLine.parse(JSON.parse(line ?? ''));
  expect((await stat(owner.passwordFile)).mode & 0o077).toBe(0);
  const [username, password = ''] = (await readFile(owner.passwordFile, 'utf8')).split('\n');
  const signedIn = await postJson(`${url}/accounts/login/`, { username, password });
  expect(signedIn.status).toBe(200);
  const { access } = tokensSchema.parse(await signedIn.json());
  const headers = { authorization: `Bearer ${access}` };
  const orders = async () => (await fetch(`${url}/api/commands/list/`, { headers })).status;
  expect(await orders()).toBe(403);
  const body = { current_password: password, new_password: 'olivier-de-mahdia-2027' };
  expect((await postJson(`${url}/accounts/password/`, body, headers)).status).toBe(204);
  expect(await orders()).toBe(200);
  await expect(stat(owner.passwordFile)).rejects.toThrow('ENOENT');
  first.api.kill('SIGTERM');
  expect(await exit(first.api)).toBe(0);
  expect(first.output()).not.toContain(password);

  const second = start({});
  await urlOf(second);
  expect(second.output()).not.toContain('"owner"');
  second.api.kill('SIGINT');
  expect(await exit(second.api)).toBe(0);
});

async function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  return fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

test('the API server is ready when the owner can sign in', async () => {
  const owner = { username: 'salma', password: 'a password of some length' };
  const url = await urlOf(
    start({ SHOP_ADMIN_USERNAME: owner.username, SHOP_ADMIN_PASSWORD: owner.password }),
  );
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness, { interval: 5 }).toBe(200);
  const response = await fetch(`${url}/accounts/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  expect(response.status).toBe(200);
});

test('ADR 0071 the log warns of a configured password that is easy to guess, and the API server starts', async () => {
  const running = start({ SHOP_ADMIN_PASSWORD: 'Password1234' });
  const url = await urlOf(running);
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness, { timeout: 20_000 }).toBe(200);
  await expect.poll(running.output).toContain('SHOP_ADMIN_PASSWORD is easy to guess');
  expect(running.output()).not.toContain('Password1234');
});

test('a first start that fails on its port loses no password: the next start writes it', async () => {
  const portHolder = createServer().listen(0, '127.0.0.1');
  await once(portHolder, 'listening');
  const address = portHolder.address();
  const failed = start({ PORT: String(typeof address === 'object' && address ? address.port : 0) });
  expect(await exit(failed.api)).not.toBe(0);
  portHolder.close();
  const next = start({});
  await urlOf(next);
  await expect.poll(next.output).toContain('"owner"');
});

test('a damaged database stops the start with a sentence', async () => {
  const first = start({});
  await urlOf(first);
  first.api.kill('SIGTERM');
  expect(await exit(first.api)).toBe(0);
  const file = join(folder, 'shop.sqlite');
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, 4_096, 5 * 4_096));
  const second = start({});
  expect(await exit(second.api)).toBe(1);
  expect(second.output()).toMatch(
    /^The database .*shop\.sqlite is damaged .+: restore a backup\.\n$/,
  );
});

test('P3 the database, its log and the images are readable by the user of the process alone', async () => {
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'media'), { mode: 0o755 });
  // The file of a first password would be written a moment after the start.
  const environment = { SHOP_ADMIN_PASSWORD: 'grenadier-de-testour' };
  const first = start(environment);
  await urlOf(first);
  const modes = async () => {
    const names = await readdir(folder);
    const found = await Promise.all(names.map((name) => stat(join(folder, name))));
    return names.map((name, index) => `${name} ${((found[index]?.mode ?? 0) & 0o77).toString(8)}`);
  };
  const expected = ['media 0', 'shop.sqlite 0', 'shop.sqlite-shm 0', 'shop.sqlite-wal 0'];
  expect((await modes()).toSorted()).toEqual(expected);
  first.api.kill('SIGKILL');
  await exit(first.api);
  for (const name of await readdir(folder)) await chmod(join(folder, name), 0o755);
  await urlOf(start(environment));
  expect((await modes()).toSorted()).toEqual(expected);
});

test('V1 clients that send or read no more do not keep the process from its end', async () => {
  const running = start({});
  const { port } = new URL(await urlOf(running));
  const sockets = ['', 'GET / HTTP/1.1\r\n', `${LOGIN_HEAD}{"username":`].map((text) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(text);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const startedAt = performance.now();
  running.api.kill('SIGTERM');
  expect(await exit(running.api)).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  for (const socket of sockets) socket.destroy();
});

test('V1 a second signal while the process ends is ignored, and the exit code is 0', async () => {
  const running = start({});
  const url = await urlOf(running);
  const readiness = async () => (await fetch(`${url}/readyz`)).status;
  await expect.poll(readiness, { interval: 5 }).toBe(200);
  running.api.kill('SIGTERM');
  // From here on the process has received the signal; requests are still processed.
  await expect.poll(readiness, { interval: 5 }).toBe(503);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) running.api.kill(signal);
  expect(await exit(running.api)).toBe(0);
  expect(running.api.signalCode).toBe(null);
});

test('V1 a process that is stopped during its start ends with 0', async () => {
  const silentDatabase = createServer().listen(0, '127.0.0.1');
  await once(silentDatabase, 'listening');
  const address = silentDatabase.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const running = start({ DATABASE_URL: `postgres://shop:hush@127.0.0.1:${port}/shop` });
  const [socket]: Socket[] = await once(silentDatabase, 'connection');
  running.api.kill('SIGTERM');
  expect(await exit(running.api)).toBe(0);
  socket?.destroy();
  silentDatabase.close();
});

test('V1 a process that is stopped while its modules are loaded ends with 0', async () => {
  const atFastify = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (name === 'fastify') process.kill(process.pid, 'SIGTERM');
      return next(name, context);
    } });`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(atFastify)}`;
  const { api } = start({ NODE_OPTIONS: preload });
  expect(await exit(api)).toBe(0);
  expect(api.signalCode).toBe(null);
});

test('V1 running requests get their response before the process ends', async () => {
  const running = start({});
  const url = await urlOf(running);
  const responses = Array.from({ length: 20 }, () => fetch(`${url}/api/products/`));
  await responses[0];
  running.api.kill('SIGTERM');
  const settled = await Promise.allSettled(responses);
  expect(await exit(running.api)).toBe(0);
  const statuses = settled.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value.status] : [],
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('metrics are on a separate port of this machine when it is configured', async () => {
  const running = start({ SHOP_METRICS_PORT: '0' });
  const url = await urlOf(running);
  await expect.poll(running.output).toMatch(/Metrics at http\S+\/metrics"/);
  const [metrics = ''] = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(running.output()) ?? [];
  await fetch(`${url}/healthz`);
  const text = await (await fetch(metrics)).text();
  expect(text).toContain('method="GET",route="/healthz",status="2xx"');
  const { port } = new URL(metrics);
  const second = start({ SHOP_METRICS_PORT: port });
  expect(await exit(second.api)).not.toBe(0);
  expect(second.output()).toContain(
    `Port ${port} for metrics is in use: stop the program that uses it, or set SHOP_METRICS_PORT.\n`,
  );
  running.api.kill('SIGTERM');
  expect(await exit(running.api)).toBe(0);
});

test('a wrong setting, a port in use and a folder that cannot be created give one sentence each', async () => {
  const wrong = start({ PORT: 'eight thousand' });
  expect(await exit(wrong.api)).not.toBe(0);
  expect(wrong.output()).toBe('PORT must be a whole number from 0 to 65535.\n');

  const portHolder = createServer().listen(0, '127.0.0.1');
  await once(portHolder, 'listening');
  const address = portHolder.address();
  const port = address !== null && typeof address === 'object' ? String(address.port) : '';
  const inUse = start({ PORT: port });
  expect(await exit(inUse.api)).not.toBe(0);
  expect(inUse.output()).toBe(
    `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT.\n`,
  );
  portHolder.close();

  const file = join(folder, 'file');
  await writeFile(file, '');
  const blocked = start({ SHOP_DATA_DIR: join(file, 'data') });
  expect(await exit(blocked.api)).not.toBe(0);
  expect(blocked.output()).toMatch(
    /^The folder [^\n]+ cannot be written \([^\n]+\): let [^\n]+, or set SHOP_DATA_DIR\.\n$/,
  );

  const unreachable = start({ DATABASE_URL: 'postgres://shop:hush@127.0.0.1:1/shop' });
  expect(await exit(unreachable.api)).not.toBe(0);
  expect(unreachable.output()).toMatch(/^The database of DATABASE_URL [^\n]+\.\n$/);
  expect(unreachable.output()).not.toContain('hush');
});

test('P1 no name, e-mail, phone, password or search is in the log', async () => {
  const running = start({ SHOP_ADMIN_PASSWORD: 'mot-de-passe-secret' });
  const url = await urlOf(running);
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
  running.api.kill('SIGTERM');
  await exit(running.api);
  expect(running.output()).toContain('"route":"/api/queries/"');
  expect(running.output()).not.toMatch(/marque|secret|127\.0\.0\.1",/);
});
