import { join } from 'node:path';
import { readText, root } from '../setup/repository.mjs';
import { tellApiLine } from './api-lines.mjs';

/** @typedef {import('./ports.mjs').Ports} Ports */
/** @typedef {import('./service.mjs').Service} Service */

/**
 * The shop's three services, API first. What the environment leaves open is set so that they find
 * one another.
 * @param {NodeJS.ProcessEnv} env
 * @param {Ports} ports
 * @param {'built' | 'dev'} mode `dev` follows the sources
 * @returns {Service[]}
 */
export function shopServices(env, ports, mode) {
  const host = env.HOST || '127.0.0.1';
  const address = `http://${/^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host}`;
  /** @param {number} port */
  const shared = (port) => ({ ...env, HOST: host, PORT: String(port) });
  const watched = mode === 'dev' ? ['--watch', '--watch-preserve-output'] : [];
  return [
    {
      name: 'The API',
      folder: 'apps/api',
      args: [...watched, 'start.mjs'],
      env: {
        ...shared(ports.api),
        SHOP_SEED: env.SHOP_SEED || 'demo',
        SHOP_STOREFRONT_ORIGIN:
          env.SHOP_STOREFRONT_ORIGIN || `http://localhost:${ports.storefront}`,
        SHOP_BACKOFFICE_ORIGIN:
          env.SHOP_BACKOFFICE_ORIGIN || `http://localhost:${ports.backoffice}`,
      },
      readyAt: `${address}:${ports.api}/readyz`,
      show: tellApiLine,
    },
    pages('The storefront', 'apps/storefront', ports.storefront),
    pages('The back office', 'apps/backoffice', ports.backoffice),
  ];

  /**
   * @param {string} name
   * @param {string} folder
   * @param {number} port
   * @returns {Service}
   */
  function pages(name, folder, port) {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    return {
      name,
      folder,
      args:
        mode === 'dev'
          ? [vite, '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false']
          : [join(root, 'tools/serve/src/main.ts'), ...serveArguments(folder)],
      env: {
        ...shared(port),
        SHOP_API_URL: env.SHOP_API_URL || `http://localhost:${ports.api}`,
      },
      readyAt: `${address}:${port}/`,
      show: mode === 'dev' ? withoutEmptyLines : () => undefined,
    };
  }
}

/**
 * What the app's own start script gives to `shop-serve`, so that it is served alike from everywhere.
 * @param {string} folder
 * @returns {string[]}
 */
function serveArguments(folder) {
  const { scripts } = JSON.parse(readText(`${folder}/package.json`) ?? '{}');
  return scripts.start.split(' ').slice(1);
}

/**
 * The three addresses, a line each.
 * @param {Ports} ports
 */
export function addressLines({ api, storefront, backoffice }) {
  return [
    `  Storefront   http://localhost:${storefront}`,
    `  Back office  http://localhost:${backoffice}/admin`,
    `  API          http://localhost:${api}/docs`,
  ];
}

/** @param {string} line */
function withoutEmptyLines(line) {
  return line.trim() === '' ? undefined : line;
}
