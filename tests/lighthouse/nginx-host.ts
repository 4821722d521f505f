import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { createServer } from 'node:https';
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
 * Exports the storefront into `folder` and serves it over TLS, and the API server too: a page over TLS may not load
 * images without it.
 * @param options.api the URL of the API server, which allows `https://localhost:PORT`
 * @param options.ports where nginx listens for both apps, and where the API server has TLS
 */
export async function startNginxHost(
  folder: string,
  { api, ports: [port, backofficePort, apiPort] }: { api: string; ports: [number, number, number] },
): Promise<NginxHost> {
  const origin = `https://localhost:${port}`;
  const out = join(folder, 'storefront');
  const certificates = join(folder, 'nginx');
  await mkdir(out);
  const stop = await startStaticHost(findNginx(), {
    folder: certificates,
    storefront: { folder: out, port },
    // The configuration has both apps. Nobody opens the back office here.
    backoffice: { folder: out, port: backofficePort },
  });
  const stopApi = await serveOverTls(api, certificates, apiPort);
  const site = { api: `https://localhost:${apiPort}`, origin, out };
  await exportStorefront({ ...site, certificate: join(certificates, 'cert.pem') }, '--prerender');

  return {
    stop: async () => {
      stopApi();
      await stop();
    },
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

/** Serves what is at `target` over TLS. Returns a function that ends it. */
async function serveOverTls(target: string, certificates: string, port: number) {
  const key = await readFile(join(certificates, 'key.pem'));
  const cert = await readFile(join(certificates, 'cert.pem'));
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const forwarded = requestHttp(target + url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(port);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Prints how the page is compressed, because a miss may be a missing brotli module. */
async function checkRendered(url: string, name: string): Promise<void> {
  const context = await request.newContext({ ignoreHTTPSErrors: true });
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
