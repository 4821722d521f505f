import type { FastifyInstance } from 'fastify';

/** A method and path the host answers; `url` holds its parameters as `:name`. */
type ListedRoute = { method: string; url: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route registered, in order; what answers HEAD beside GET is not listed. */
    routeList: ListedRoute[];
  }
}

/**
 * Keeps the list of the routes registered from now on.
 * @throws when a route does not say who may call it: nothing is open, or closed, by oversight
 */
export function listRoutes(app: FastifyInstance): void {
  const list: ListedRoute[] = [];
  app.decorate('routeList', list);
  app.addHook('onRoute', ({ method: methods, url, config }) => {
    for (const method of [methods].flat()) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      if (!config?.access) throw new Error(`${method} ${url} does not say who may call it`);
      list.push({ method, url });
    }
  });
}

/** Whether a request's path, without its query string, is one of a route's. */
export function matchesPath(path: string, url: string): boolean {
  const pattern = url.replace(/:\w+/g, '[^/]+').replace(/\/$/, '');
  return new RegExp(`^${pattern}/?$`).test(path);
}
