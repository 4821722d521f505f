import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-main-'));
  await writeFile(join(folder, 'index.html'), '<title>%SHOP_API%</title>');
});

afterAll(() => rm(folder, { recursive: true }));

function run(args: readonly string[], env: Record<string, string>) {
  return spawn(process.execPath, [MAIN, ...args], { cwd: folder, env: { ...process.env, ...env } });
}

/** The arguments in the start script of an app. */
async function startArguments(app: string): Promise<string[]> {
  const file = join(import.meta.dirname, '../../../apps', app, 'package.json');
  const { scripts }: { scripts: { start: string } } = JSON.parse(await readFile(file, 'utf8'));
  return scripts.start.split(' ').slice(1);
}

/** What the command prints first, also when the port is in use; then the command is stopped. */
async function firstLine(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = run(args, env);
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  child.kill();
  await once(child, 'close');
  return String(line);
}

async function startError(args: readonly string[], env: Record<string, string>) {
  const child = run(args, env);
  const [message] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, message: message.trim() };
}

describe('the command', { timeout: 30_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'serves until %s, then exits with 0',
    async (signal) => {
      const child = run([folder], { PORT: '0', SHOP_API_URL: 'https://api.example' });
      const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
      const address = /http:\/\/\S+/.exec(String(line))?.[0] ?? '';
      expect(await (await fetch(`${address}/cart`)).text()).toBe(
        '<title>https://api.example</title>',
      );
      child.kill(signal);
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
    },
  );

  test('a second signal while it ends is ignored, and the exit code is 0', async () => {
    const child = run([folder], { PORT: '0' });
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
    // A connection with half a request keeps the server from its end for a while.
    const socket = connect(
      Number(/:(\d+)/.exec(String(line).replace('://', ''))?.[1]),
      '127.0.0.1',
    );
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost:');
    const refused = async () => {
      const probe = connect(socket.remotePort ?? 0, '127.0.0.1');
      const [event] = await Promise.race([
        once(probe, 'error').then(() => ['error']),
        once(probe, 'connect').then(() => ['connect']),
      ]);
      probe.destroy();
      return event;
    };
    child.kill('SIGTERM');
    // From here on the process has received the signal.
    await expect.poll(refused, { interval: 5, timeout: 20_000 }).toBe('error');
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
    await once(child, 'close');
    expect([child.exitCode, child.signalCode]).toEqual([0, null]);
    socket.destroy();
  });

  test('a SIGTERM while its modules are loaded ends it with 0', async () => {
    const atFastify = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name === 'fastify') process.kill(process.pid, 'SIGTERM');
        return next(name, context);
      } });`;
    const preload = `--import=data:text/javascript,${encodeURIComponent(atFastify)}`;
    const child = run([folder], { PORT: '0', NODE_OPTIONS: preload });
    await once(child, 'close');
    expect([child.exitCode, child.signalCode]).toEqual([0, null]);
  });

  test('the back office listens on port 3001, and on PORT when it is set', async () => {
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/index.html'), '');
    const args = await startArguments('backoffice');

    // Another program may use the port during this test; the message then names it.
    expect(await firstLine(args, { PORT: '' })).toMatch(/:3001\b|Port 3001 is in use/);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const busy = String(portOf(server.address()));
    expect(await firstLine(args, { PORT: busy })).toContain(`Port ${busy} is in use`);
    server.close();
  });

  test('an invalid variable, a used port and a missing build each stop the start with one sentence', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const busy = String(portOf(server.address()));

    expect(await startError([folder], { SHOP_API_URL: 'nowhere' })).toEqual({
      code: 1,
      message: 'SHOP_API_URL must be an http or https address, as http://localhost:8000.',
    });
    expect(await startError([folder], { PORT: busy })).toEqual({
      code: 1,
      message: `Port ${busy} is in use: stop what listens there, or set PORT.`,
    });
    expect(await startError([join(folder, 'missing')], { PORT: '0' })).toEqual({
      code: 1,
      message: `${join(folder, 'missing')} holds no built app: run the build first.`,
    });
    server.close();
  });
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
