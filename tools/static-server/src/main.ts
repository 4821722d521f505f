#!/usr/bin/env node
import { resolve } from 'node:path';
import { readConfig, serverVariables } from './config.ts';
import { createStaticServer } from './server.ts';
import { startOrExit } from './start-or-exit.ts';

const folder = resolve(process.argv[2] ?? 'dist');

await startOrExit(folder, async () => {
  const variables = readConfig(serverVariables, process.env);
  const brand = { url: variables.SHOP_STOREFRONT_ORIGIN, ...variables.SHOP_BRAND };
  const config = { apiUrl: variables.SHOP_API_URL, brand };
  const server = await createStaticServer({ folder, config });
  return { server, port: variables.PORT, host: variables.HOST };
});
