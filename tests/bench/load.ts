import autocannon, { type Request } from 'autocannon';

/** The result of a load; times in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; responses: number };

type LoadOptions = { url: string; connections: number; seconds: number };

/**
 * Sends requests to a URL as fast as it responds, over keep-alive connections.
 * @param setupRequest makes each request; without it, each one is a GET of the URL
 * @throws when a response is not 2xx or is missing
 */
export async function load(
  { url, connections, seconds }: LoadOptions,
  setupRequest?: (request: Request) => Request,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(setupRequest ? { requests: [{ setupRequest }] } : {}),
  });
  const { non2xx, errors, timeouts, requests, latency } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} responses not 2xx, ${errors} errors, ${timeouts} timeouts`);
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    responses: requests.total,
  };
}
