import type { EndpointName } from '@shop/contract/endpoints';
import { endpoints } from '@shop/contract/endpoints';
import { SEARCH_HEADER, type Feature } from '@shop/contract/features';
import type { FastifyInstance } from 'fastify';
import { invalidField } from '../errors.ts';

const HEADER = SEARCH_HEADER.toLowerCase();
/** The lists that are searched by names and phones; the search in the app bar requests orders and products together. */
const SEARCHED = [
  'listOrders',
  'listQueries',
  'listCustomers',
  'listProducts',
] as const satisfies readonly EndpointName[];
const PATHS = new Set<string>(SEARCHED.map((name) => endpoints[name].path));

/** Whether an endpoint reads its search from the header with these features. */
export function acceptsPrivateSearch(name: EndpointName, features: ReadonlySet<Feature>): boolean {
  return features.has('private-search') && SEARCHED.some((each) => each === name);
}

/**
 * Reads the search of a list from the request header, percent-encoded, as if it were in the query: logs of proxies
 * have the URLs of requests and no headers. The schema of the query validates it.
 */
export function addPrivateSearch(app: FastifyInstance, features: ReadonlySet<Feature>): void {
  if (!features.has('private-search')) return;
  app.addHook('preValidation', (request, _reply, done) => {
    const encoded = request.headers[HEADER];
    if (typeof encoded !== 'string' || !PATHS.has(request.routeOptions.url ?? '')) return done();
    const search = decode(encoded);
    if (search === undefined) return done(invalidField('search', 'bad_format'));
    request.query = { ...Object(request.query), search };
    return done();
  });
}

function decode(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
