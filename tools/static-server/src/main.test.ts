import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
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
  return spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env } });
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
    expect(await startError([join(folder, 'dist')], { PORT: '0' })).toEqual({
      code: 1,
      message: `${join(folder, 'dist')} holds no built app: run the build first.`,
    });
    server.close();
  });
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
