#!/usr/bin/env node
import { resolve } from 'node:path';
import { buildServer } from './server.ts';
import { readSettings } from './settings.ts';

const STOP_AFTER_MS = 5000;

async function serve(folder: string): Promise<void> {
  const { PORT, HOST, SHOP_API_URL, SHOP_BRAND } = readSettings(process.env);
  const server = await buildServer(folder, { apiUrl: SHOP_API_URL, brand: SHOP_BRAND });
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

const folder = resolve(process.argv[2] ?? 'dist');
try {
  await serve(folder);
} catch (error) {
  console.error(whyNot(error, folder));
  process.exitCode = 1;
}
