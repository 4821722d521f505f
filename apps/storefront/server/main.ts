import { resolve } from 'node:path';
import { startOrExit } from '@shop/static-server/start-or-exit';

const [client = 'dist', serverBuild = 'dist-server/entry-server.js'] = process.argv.slice(2);
const folder = resolve(client);

await startOrExit(folder, async () => {
  const { readStorefrontConfig } = await import('./config.ts');
  const { loadServerBuild } = await import('./load-server-build.ts');
  const { createStorefrontServer } = await import('./storefront-server.ts');
  const variables = readStorefrontConfig(process.env);
  const { SHOP_API_URL: apiUrl, SHOP_BRAND: brand } = variables;
  const { createRenderer } = await loadServerBuild(resolve(serverBuild));
  const server = await createStorefrontServer({
    folder,
    config: { apiUrl, brand },
    renderer: createRenderer({ apiUrl: apiUrl.href.replace(/\/+$/, ''), brand }),
    origin: variables.SHOP_STOREFRONT_ORIGIN ?? `http://localhost:${variables.PORT}`,
    trustProxy: variables.SHOP_TRUST_PROXY,
    timeout: variables.SHOP_SSR_TIMEOUT_MS,
  });
  return { server, port: variables.PORT, host: variables.HOST };
});
