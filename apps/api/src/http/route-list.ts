import type { FastifyInstance } from 'fastify';

/** A method and path of a route; `url` contains its parameters as `:name`. */
type ListedRoute = { method: string; url: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every registered route in order, without the HEAD and OPTIONS routes that Fastify and CORS add. */
    routeList: ListedRoute[];
  }
}

/**
 * Lists the routes that are registered after this call.
 * @throws when a route does not declare its access, so that no route is public by mistake
 */
export function listRoutes(app: FastifyInstance): void {
  const list: ListedRoute[] = [];
  app.decorate('routeList', list);
  app.addHook('onRoute', ({ method: methods, url, config }) => {
    for (const method of [methods].flat()) {
      if (method === 'HEAD' || method === 'OPTIONS') continue;
      if (!config?.access) throw new Error(`${method} ${url} does not declare its access`);
      list.push({ method, url });
    }
  });
}

/** Whether the path of a request, without its query string, is a path of a route. */
export function matchesPath(path: string, url: string): boolean {
  const pattern = url.replace(/:\w+/g, '[^/]+').replace(/\/$/, '');
  return new RegExp(`^${pattern}/?$`).test(path);
}
