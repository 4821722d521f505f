import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './find-program.ts';

const SAMPLE = resolve(import.meta.dirname, '../../../../docs/nginx.conf');
const START_TIMEOUT_MS = 20_000;

/** The path of the installed nginx, or undefined. */
export function findNginx(): string | undefined {
  return findProgram('nginx');
}

/** An nginx that a test has started. */
export type Nginx = {
  url: string;
  /** The lines of the access log so far. */
  readLog: () => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with docs/nginx.conf; only the addresses and the folder of the logs are replaced.
 * @param program the path of nginx
 * @param ports the port of nginx, then those that replace the three of the sample, all on 127.0.0.1
 */
export async function startNginx(
  program: string,
  [port, ...upstreams]: readonly number[],
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-nginx-'));
  let site = (await readFile(SAMPLE, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  for (const [index, upstream] of upstreams.entries()) {
    site = site.replace(`127.0.0.1:800${index + 1} `, `127.0.0.1:${upstream} `);
  }
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), mainSettings(folder));
  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    stdio: 'ignore',
  });
  const exited = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isListening(port ?? 0))) {
    if (nginx.exitCode !== null || performance.now() > deadline) {
      const log = await readFile(join(folder, 'errors'), 'utf8').catch(() => '');
      await stop();
      throw new Error(`nginx did not start: ${log}`);
    }
    await sleep(20);
  }
  const readLog = () => readFile(join(folder, 'shop.log'), 'utf8');
  return { url: `http://127.0.0.1:${port}`, readLog, stop };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The main configuration as in Debian's package, but with all files in a folder of the test. */
function mainSettings(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n  ');
  return `daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${join(folder, 'pid')};
events { worker_connections 512; }
http {
  access_log off;
  ${temporary}
  include ${join(folder, 'site.conf')};
}
`;
}
