import { endpoints, type EndpointName } from '@shop/contract/endpoints';

/** The parameters in the path of an endpoint. */
export type Params = Record<string, string>;

/**
 * The endpoint of a request with the parameters of its path: of several, the one with the fewest parameters;
 * undefined when no endpoint of the contract has this path.
 */
export function findEndpoint(
  method: string,
  path: string,
): { name: EndpointName; params: Params } | undefined {
  for (const name of NAMES) {
    const params = endpoints[name].method === method && matchPath(endpoints[name].path, path);
    if (params) return { name, params };
  }
  return undefined;
}

const NAMES = Object.keys(endpoints)
  .filter((name): name is EndpointName => Object.hasOwn(endpoints, name))
  .toSorted((one, other) => countParams(one) - countParams(other));

function countParams(name: EndpointName): number {
  return endpoints[name].path.split('/:').length;
}

function matchPath(pattern: string, path: string): Params | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/').map(decodeURIComponent);
  if (expected.length !== actual.length) return undefined;
  const params: Params = {};
  for (const [index, part] of expected.entries()) {
    const text = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = text;
    else if (part !== text) return undefined;
  }
  return params;
}
