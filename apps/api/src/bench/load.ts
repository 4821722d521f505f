import autocannon, { type Request } from 'autocannon';

/** What a load came to; times in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; answered: number };

type Asked = { url: string; connections: number; seconds: number };

/**
 * Asks an address as often as it answers, from this process, over connections kept open.
 * @param make makes each request; without it, the address is asked as it is
 * @throws when an answer was not 2xx, or none came
 */
export async function load(
  { url, connections, seconds }: Asked,
  make?: (request: Request) => Request,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(make ? { requests: [{ setupRequest: make }] } : {}),
  });
  const { non2xx, errors, timeouts, requests, latency } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} answers not 2xx, ${errors} errors, ${timeouts} timeouts`);
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    answered: requests.total,
  };
}
