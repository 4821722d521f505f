import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from '../run-main.ts';

export type Ports = { api: number; storefront: number; backoffice: number };

/**
 * The three ports: 8000, 3000 and 3001, or those of SHOP_API_PORT, SHOP_STOREFRONT_PORT and
 * SHOP_BACKOFFICE_PORT. Throws for an invalid port, or when two are the same.
 */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const ports = {
    api: readPort(env, 'SHOP_API_PORT', 8000),
    storefront: readPort(env, 'SHOP_STOREFRONT_PORT', 3000),
    backoffice: readPort(env, 'SHOP_BACKOFFICE_PORT', 3001),
  };
  if (new Set(Object.values(ports)).size === 3) return ports;
  throw new UserError('SHOP_API_PORT, SHOP_STOREFRONT_PORT and SHOP_BACKOFFICE_PORT must differ.');
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new UserError(`${name} must be a port number, 1 to 65535, not "${text}".`);
}

/** Throws for the first of these ports on which this process cannot listen. */
export async function checkPorts(ports: Ports, host: string): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const server = createServer().listen({ port, host, exclusive: true });
    try {
      await once(server, 'listening');
      await once(server.close(), 'close');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : error;
      const variable = `SHOP_${name.toUpperCase()}_PORT`;
      throw new UserError(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use: stop what listens there, or set ${variable}.`
          : `Port ${port} of ${host} cannot be listened on (${String(code)}): set ${variable} or HOST.`,
      );
    }
  }
}
