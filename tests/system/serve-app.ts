import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../..');

/** A built app served on a free port, told where its host is. */
export type ServedApp = { url: string; close: () => Promise<void> };

/**
 * Serves one built app for the host at `apiUrl`, as a plain static host would; rejects when it does
 * not come up.
 * @param more more of `shop-serve`'s: how first views are made
 */
export async function serveApp(
  app: 'storefront' | 'backoffice',
  apiUrl: string,
  ...more: readonly string[]
): Promise<ServedApp> {
  const folder = resolve(ROOT, 'apps', app);
  const child = spawn(
    process.execPath,
    [resolve(ROOT, 'tools/serve/src/main.ts'), 'dist', ...more],
    {
      cwd: folder,
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
