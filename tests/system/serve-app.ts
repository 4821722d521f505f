import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');

/** A built app served on a free port, told where its host is. */
export type ServedApp = { url: string; close: () => Promise<void> };

/** Serves one built app as `npm start -w apps/…` does, for the host at `apiUrl`; rejects when it does not come up. */
export async function serveApp(
  app: 'storefront' | 'backoffice',
  apiUrl: string,
): Promise<ServedApp> {
  const child = spawn(
    process.execPath,
    [resolve(ROOT, 'tools/serve/src/main.ts'), resolve(ROOT, 'apps', app, 'dist')],
    {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SHOP_API_URL: apiUrl },
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
