#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startOrExit } from './start-or-exit.ts';

/** `static-server [folder] [--port default]`: the variable PORT replaces the default port. */
const { values, positionals } = parseArgs({
  options: { port: { type: 'string' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? 'dist');

await startOrExit(folder, async () => {
  const { readConfig, serverVariables } = await import('./config.ts');
  const { createStaticServer } = await import('./server.ts');
  const PORT = process.env.PORT || values.port;
  const variables = readConfig(serverVariables, { ...process.env, PORT });
  const brand = { url: variables.SHOP_STOREFRONT_ORIGIN, ...variables.SHOP_BRAND };
  const config = { apiUrl: variables.SHOP_API_URL, brand };
  const trustProxy = variables.SHOP_TRUST_PROXY;
  const server = await createStaticServer({ folder, config, trustProxy });
  return { server, port: variables.PORT, host: variables.HOST };
});
