import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SERVICES = new URL('services.mjs', import.meta.url).href;
const MAIN = new URL('main.mjs', import.meta.url).href;
const SAY = new URL('../say.mjs', import.meta.url).href;

/** Answers on its port until it is stopped; asked for /die it ends by itself. */
const ANSWERS = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    response.end('ok');
    if (request.url === '/die') process.exit(3);
  }).listen(process.env.PORT, '127.0.0.1');
  process.once('SIGTERM', () => { console.log('leaving ' + process.env.PORT); process.exit(0); });
`;
const REFUSES = `console.error('The folder cannot be written.'); process.exit(1);`;
const STAYS = `${ANSWERS} process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {});`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-'));
  const scripts = { answers: ANSWERS, refuses: REFUSES, stays: STAYS };
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(folder, `${name}.mjs`), script);
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function answers(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => settle(socket.destroy().destroyed));
    socket.once('error', () => settle(false));
  });
}

/**
 * Runs these scripts as services, each on a port of its own, and tells when they are ready. `shell`
 * puts one between, as npm does.
 */
async function run(names: readonly string[], { shell = false } = {}) {
  const ports = await Promise.all(names.map(freePort));
  const services = names.map((name, at) => ({
    name: `Service ${name}`,
    folder,
    args: [join(folder, `${name}.mjs`)],
    env: { ...process.env, PORT: String(ports[at]) },
    readyAt: `http://127.0.0.1:${ports[at]}/`,
  }));
  const script = `
    import { runServices } from '${SERVICES}';
    import { main } from '${MAIN}';
    import { say } from '${SAY}';
    await main(() => runServices(process.execPath, ${JSON.stringify(services)}, () => say('READY')));
  `;
  const starter = join(folder, `starter-${ports.join('-')}.mjs`);
  await writeFile(starter, script);
  const child = shell
    ? spawn('sh', ['-c', `"${process.execPath}" "${starter}"; true`], {
        env: { ...process.env, npm_lifecycle_event: 'start' },
      })
    : spawn(process.execPath, [starter], {
        env: { ...process.env, npm_lifecycle_event: undefined },
      });
  let said = '';
  const ready = new Promise<void>((settle) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('READY')) settle();
      });
    }
  });
  const ended = once(child, 'close');
  return { child, ports, ready, ended, said: () => said };
}

describe('services run together', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s stops each of them, and cleanly',
    async (signal) => {
      const { child, ports, ready, ended, said } = await run(['answers', 'answers']);
      await ready;
      child.kill(signal);
      await ended;
      expect(child.exitCode).toBe(0);
      for (const port of ports) {
        expect(said()).toContain(`leaving ${port}`);
        expect(await answers(port)).toBe(false);
      }
    },
  );

  test('a second signal kills one that will not stop', async () => {
    const { child, ports, ready, ended } = await run(['stays']);
    await ready;
    child.kill('SIGINT');
    const again = setInterval(() => child.kill('SIGINT'), 50);
    await ended;
    clearInterval(again);
    expect(await answers(ports[0] ?? 0)).toBe(false);
  });

  test('when one ends by itself the others are stopped, and the exit code tells', async () => {
    const { child, ports, ready, ended, said } = await run(['answers', 'answers']);
    await ready;
    await fetch(`http://127.0.0.1:${ports[0]}/die`);
    await ended;
    expect(child.exitCode).toBe(1);
    expect(said()).toContain('Service answers stopped: exit code 3. So everything was stopped.');
    expect(await answers(ports[1] ?? 0)).toBe(false);
  });

  test('when one does not start, its own sentence is all that is said and nothing stays', async () => {
    const { child, ports, ended, said } = await run(['answers', 'refuses', 'answers']);
    await ended;
    expect(child.exitCode).toBe(1);
    expect(
      said()
        .replace(/leaving \d+\n/g, '')
        .trim(),
    ).toBe('The folder cannot be written.');
    for (const port of ports) expect(await answers(port)).toBe(false);
  });

  test('when npm is killed, whose shell passes nothing on, they are stopped', async () => {
    const { child, ports, ready } = await run(['answers'], { shell: true });
    await ready;
    child.kill('SIGTERM');
    await expect.poll(() => answers(ports[0] ?? 0), { timeout: 10_000 }).toBe(false);
  });

  test('when whoever started them is killed, they leave by themselves', async () => {
    const { child, ports, ready } = await run(['answers']);
    await ready;
    child.kill('SIGKILL');
    await expect.poll(() => answers(ports[0] ?? 0), { timeout: 10_000 }).toBe(false);
  });
});
