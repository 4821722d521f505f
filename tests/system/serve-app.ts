import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');

/** A built app served on a free port, told where its host is. */
export type ServedApp = { url: string; close: () => Promise<void> };

type Serving = {
  /** Where it was built, by its path or from the app's folder on. */
  folder?: string;
  /** A free one without. */
  port?: string;
  /** The server's build of the app, which makes first views; without one the files alone are served. */
  render?: string;
};

/** Serves one built app for the host at `apiUrl`; rejects when it does not come up. */
export async function serveApp(
  app: 'storefront' | 'backoffice',
  apiUrl: string,
  { folder = 'dist', port = '0', render }: Serving = {},
): Promise<ServedApp> {
  const rendering = render === undefined ? [] : ['--render', render];
  const child = spawn(
    process.execPath,
    [resolve(ROOT, 'tools/serve/src/main.ts'), folder, ...rendering],
    {
      cwd: resolve(ROOT, 'apps', app),
      env: { ...process.env, PORT: port, HOST: '127.0.0.1', SHOP_API_URL: apiUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+?(?=,|\s)/.exec(line)?.[0];
    if (url === undefined) continue;
    const close = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, close };
  }
  throw new Error(`The ${app} was not served.`);
}
