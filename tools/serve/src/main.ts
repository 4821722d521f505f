#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadRenderer } from './load-renderer.ts';
import { buildServer } from './server.ts';
import { readSettings } from './settings.ts';

const STOP_AFTER_MS = 5000;

async function serve(folder: string, rendererPath: string | undefined): Promise<void> {
  const { PORT, HOST, SHOP_API_URL, SHOP_BRAND, ...settings } = readSettings(process.env);
  const facts = { apiUrl: SHOP_API_URL, brand: SHOP_BRAND };
  const rendering =
    rendererPath === undefined
      ? undefined
      : {
          renderer: await loadRenderer(resolve(rendererPath), facts),
          origin: settings.SHOP_STOREFRONT_ORIGIN,
          wait: settings.SHOP_FIRST_VIEW_MS,
        };
  const server = await buildServer(folder, facts, rendering);
  await server.listen({ port: PORT, host: HOST });
  console.log(
    `Serving ${folder} at ${server.listeningOrigin}, with the API at ${SHOP_API_URL.origin}`,
  );

  const stop = () => {
    setTimeout(() => process.exit(1), STOP_AFTER_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function whyNot(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${process.env.PORT ?? 3000} is in use: stop what listens there, or set PORT.`;
    case 'EACCES':
      return `Port ${process.env.PORT ?? 3000} is reserved: set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${process.env.HOST} is no address of this machine.`;
    case 'ENOENT':
      return `${folder} holds no built app: run the build first.`;
    default:
      return error.message;
  }
}

async function start(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { render: { type: 'string' } },
  });
  const folder = resolve(positionals[0] ?? 'dist');
  await serve(folder, values.render).catch((cause: unknown) => {
    throw new Error(whyNot(cause, folder), { cause });
  });
}

try {
  await start(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
