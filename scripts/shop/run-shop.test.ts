import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

const PACKAGES = ['api', 'storefront', 'backoffice'] as const;
type Package = (typeof PACKAGES)[number];

/** Listens on its port, and ends this time after a SIGTERM; a request for /exit ends it at once. */
const createService = (milliseconds: number) => `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    response.end('ok');
    if (request.url === '/exit') process.exit(3);
  }).listen(process.env.PORT, '127.0.0.1');
  process.on('SIGTERM', () => {
    console.error('stopping ' + process.env.PORT);
    setTimeout(() => process.exit(0), ${milliseconds});
  });
`;
const FAILING_SERVICE = `console.error('The folder cannot be written.'); process.exit(1);`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-shop-'));
  const runShop = new URL('run-shop.ts', import.meta.url).href;
  const runMain = new URL('../run-main.ts', import.meta.url).href;
  await writeFile(
    join(folder, 'start.mjs'),
    `import { runShop } from '${runShop}';
     import { runMain } from '${runMain}';
     await runMain(() => runShop('start'));`,
  );
});

afterAll(() => rm(folder, { recursive: true }));

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy().destroyed));
  socket.once('error', () => resolve(false));
  return promise;
}

/** Starts the shop with these services, in a process group of its own, as `scripts/setup.mjs` does. */
async function startShop(services: Partial<Record<Package, string>> = {}) {
  const env = { ...process.env };
  const ports: number[] = [];
  for (const name of PACKAGES) {
    const path = join(folder, 'apps', name);
    await mkdir(path, { recursive: true });
    await writeFile(join(path, 'service.mjs'), services[name] ?? createService(300));
    const scripts = { start: `"${process.execPath}" service.mjs` };
    await writeFile(join(path, 'package.json'), JSON.stringify({ scripts }));
    const port = await findFreePort();
    env[`SHOP_${name.toUpperCase()}_PORT`] = String(port);
    ports.push(port);
  }
  const child = spawn(process.execPath, ['start.mjs'], { cwd: folder, env, detached: true });
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('The shop is open')) resolve();
    });
  }
  const ended = once(child, 'close');
  onTestFinished(() => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  });
  return { child, ports, ready, ended, output: () => output };
}

describe('the shop', { timeout: 30_000 }, () => {
  test('prints its URLs, and a signal to its process group stops every service once', async () => {
    const { child, ports, ready, ended, output } = await startShop({
      storefront: createService(0),
    });
    await ready;
    for (const port of ports) expect(output()).toContain(`http://localhost:${port}`);
    process.kill(-Number(child.pid), 'SIGTERM');
    await ended;
    expect(child.exitCode).toBe(0);
    for (const port of ports) {
      expect(output().split(`stopping ${port}\n`)).toHaveLength(2);
      expect(await isListening(port)).toBe(false);
    }
  });

  test('when one service ends the others are stopped, and the exit code is 1', async () => {
    const { child, ports, ready, ended, output } = await startShop();
    await ready;
    await fetch(`http://127.0.0.1:${ports[1]}/exit`);
    await ended;
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('The storefront stopped (3), so everything was stopped.');
    for (const port of ports) expect(await isListening(port)).toBe(false);
  });

  test('when one service does not start its own sentence is printed, and no service stays', async () => {
    const { child, ports, ended, output } = await startShop({ backoffice: FAILING_SERVICE });
    await ended;
    expect(child.exitCode).toBe(1);
    expect(output().trim()).toBe('The folder cannot be written.');
    for (const port of ports) expect(await isListening(port)).toBe(false);
  });
});
