import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from 'playwright-core';
import { exportStorefront } from '../fixtures/export-storefront.ts';
import { startStaticHost, STATIC_HOSTS } from '../fixtures/static-hosts.ts';

/** The storefront exported with `--prerender`, served by nginx with the configuration of docs/hosting. */
export type NginxHost = {
  /** The path and query of a product's page. Rejects when nginx does not send it rendered. */
  productPath: (product: { product_Id: string; product_name: string }) => Promise<string>;
  stop: () => Promise<void>;
};

/** Throws when this machine has no nginx. */
export function findNginx() {
  const nginx = STATIC_HOSTS.find(({ name }) => name === 'nginx');
  if (nginx?.program === undefined) {
    throw new Error('nginx is not installed: install it (on Debian: apt-get install nginx-light).');
  }
  return nginx;
}

/**
 * Exports the storefront into `folder` and serves it over TLS.
 * @param options.api the URL of the API server, which allows `https://localhost:PORT`
 */
export async function startNginxHost(
  folder: string,
  { api, port, backofficePort }: { api: string; port: number; backofficePort: number },
): Promise<NginxHost> {
  const origin = `https://localhost:${port}`;
  const out = join(folder, 'storefront');
  await exportStorefront({ api, origin, out }, '--prerender');
  const stop = await startStaticHost(findNginx(), {
    folder: join(folder, 'nginx'),
    storefront: { folder: out, port },
    // The configuration has both apps. Nobody opens the back office here.
    backoffice: { folder: out, port: backofficePort },
  });

  return {
    stop,
    productPath: async ({ product_Id, product_name }) => {
      const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
      const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, url = '']) => new URL(url),
      );
      const url = urls.find(({ searchParams }) => searchParams.get('id') === product_Id);
      if (url === undefined) throw new Error(`${product_name} is not in the sitemap.`);
      await checkRendered(url.href, product_name);
      return url.pathname + url.search;
    },
  };
}

/** Prints how the page is compressed, because a miss may be a missing brotli module. */
async function checkRendered(url: string, name: string): Promise<void> {
  const context = await request.newContext({ ignoreHTTPSErrors: true });
  try {
    const response = await context.get(url, { headers: { 'accept-encoding': 'br, gzip' } });
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text())?.[1] ?? '';
    if (!heading.includes(name)) throw new Error(`${url} is not rendered.`);
    console.log('nginx sends the page as', response.headers()['content-encoding'] ?? 'plain text');
  } finally {
    await context.dispose();
  }
}
