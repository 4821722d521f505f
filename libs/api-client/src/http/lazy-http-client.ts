import type { EndpointName } from '@shop/contract/endpoints';
import type { FeatureSet } from '@shop/contract/features';
import { ApiError } from '../api-error.ts';
import type { ApiClientOptions } from '../options.ts';
import { readBaseUrl } from './read-base-url.ts';
import type { EndpointTable } from './endpoint-table.ts';
import type { createHttpClient, HttpClient } from './http-client.ts';

/** Loads `http-client.ts`, which has ky. */
type LoadHttpClient = () => Promise<{ createHttpClient: typeof createHttpClient }>;

/**
 * The HTTP client of one API whose code is loaded with the first call. Until then its features are
 * `initialFeatures`. A call is not sent, and fails as `network`, when the code cannot be loaded; the next call
 * loads it again.
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function lazyHttpClient(
  options: ApiClientOptions,
  endpoints: EndpointTable,
  load: LoadHttpClient,
): HttpClient {
  const initialFeatures: FeatureSet = new Set(options.initialFeatures);
  let client: HttpClient | undefined;

  const features = () => client?.features() ?? initialFeatures;

  async function loaded(name: EndpointName): Promise<HttpClient> {
    const module = await load().catch((cause: unknown) => {
      throw new ApiError('network', name, { cause });
    });
    client ??= module.createHttpClient(options, endpoints);
    return client;
  }

  return {
    base: readBaseUrl(options),
    features,
    requireFeature: (name, feature) => {
      if (!features().has(feature)) throw new ApiError('unsupported', name, { feature });
    },
    list: async (name, ...rest) => (await loaded(name)).list(name, ...rest),
    get: async (name, ...rest) => (await loaded(name)).get(name, ...rest),
    write: async (name, ...rest) => (await loaded(name)).write(name, ...rest),
    create: async (name, ...rest) => (await loaded(name)).create(name, ...rest),
    send: async (name, ...rest) => (await loaded(name)).send(name, ...rest),
  };
}
