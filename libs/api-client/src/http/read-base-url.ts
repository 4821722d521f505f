import type { ApiClientOptions } from '../options.ts';

/**
 * The URL of the API server, ending in a slash.
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function readBaseUrl(options: Pick<ApiClientOptions, 'baseUrl'>): URL {
  return new URL(options.baseUrl.replace(/\/*$/, '/'));
}
