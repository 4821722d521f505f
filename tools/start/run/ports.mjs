import { createServer } from 'node:net';
import { Refusal } from '../say.mjs';

/** @typedef {{ api: number, storefront: number, backoffice: number }} Ports */

/**
 * The three ports: 8000, 3000 and 3001, or what SHOP_API_PORT, SHOP_STOREFRONT_PORT and
 * SHOP_BACKOFFICE_PORT say. Throws a `Refusal` for one that is none, or is named twice.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Ports}
 */
export function readPorts(env) {
  const ports = {
    api: readPort(env, 'SHOP_API_PORT', 8000),
    storefront: readPort(env, 'SHOP_STOREFRONT_PORT', 3000),
    backoffice: readPort(env, 'SHOP_BACKOFFICE_PORT', 3001),
  };
  if (new Set(Object.values(ports)).size === 3) return ports;
  throw new Refusal('SHOP_API_PORT, SHOP_STOREFRONT_PORT and SHOP_BACKOFFICE_PORT must differ.');
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function readPort(env, name, fallback) {
  const text = env[name] || String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${name} must be a port number, 1 to 65535, not "${text}".`);
}

/**
 * Throws a `Refusal` that names the first of these ports which cannot be listened on.
 * @param {Ports} ports
 * @param {string} host
 */
export async function refuseBusyPorts(ports, host) {
  for (const [name, port] of Object.entries(ports)) {
    const fault = await listenFault(port, host);
    if (fault === undefined) continue;
    const variable = `SHOP_${name.toUpperCase()}_PORT`;
    if (fault === 'EADDRINUSE') {
      throw new Refusal(`Port ${port} is in use: stop what listens there, or set ${variable}.`);
    }
    if (fault === 'EACCES') throw new Refusal(`Port ${port} is reserved: set ${variable}.`);
    throw new Refusal(`HOST ${host} cannot be listened on (${fault}).`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function listenFault(port, host) {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', (error) => settle('code' in error ? String(error.code) : error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => settle(undefined)));
  });
}
