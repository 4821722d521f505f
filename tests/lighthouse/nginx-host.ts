import { mkdir, readFile } from 'node:fs/promises';
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
 * Exports the storefront into `folder` and serves it. It has no TLS, as the rendered pages that Lighthouse measures
 * beside it: in its simulation TLS costs each origin one round trip of 150 ms (ADR 0126).
 * @param options.api the URL of the API server, which allows `http://localhost:PORT`
 * @param options.ports where nginx listens for both apps
 */
export async function startNginxHost(
  folder: string,
  { api, ports: [port, backofficePort] }: { api: string; ports: [number, number] },
): Promise<NginxHost> {
  const out = join(folder, 'storefront');
  await mkdir(out);
  const stop = await startStaticHost(findNginx(), {
    folder: join(folder, 'nginx'),
    tls: false,
    storefront: { folder: out, port },
    // The configuration has both apps. Nobody opens the back office here.
    backoffice: { folder: out, port: backofficePort },
  });
  await exportStorefront({ api, origin: `http://localhost:${port}`, out }, '--prerender');

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
  const context = await request.newContext();
  try {
    const response = await context.get(url, { headers: { 'accept-encoding': 'br, gzip' } });
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await response.text())?.[1] ?? '';
    if (!heading.includes(name)) throw new Error(`${url} is not rendered.`);
    const encoding = response.headers()['content-encoding'] ?? 'plain text';
    process.stdout.write(`nginx sends the page as ${encoding}\n`);
  } finally {
    await context.dispose();
  }
}
