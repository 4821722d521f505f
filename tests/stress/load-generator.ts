import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpResponse, Client, Sent } from './client.ts';

/** One call of the load generator: its start time on this process's clock, and its response. */
export type Sample = { at: number; path: string; response: HttpResponse | undefined };

type Call = { method: string; path: string; sent?: Sent };

/**
 * Sends a call at a fixed interval, without waiting for the responses, until `isOver`; then waits for all.
 * Returns the result of each call, in the order of sending.
 */
export async function sendAtInterval(
  client: Client,
  { everyMs, isOver }: { everyMs: number; isOver: () => boolean },
  make: (number: number) => Call,
): Promise<Sample[]> {
  const calls: Promise<Sample>[] = [];
  while (!isOver()) {
    const { method, path, sent } = make(calls.length);
    const at = performance.now();
    calls.push(client.send(method, path, sent).then((response) => ({ at, path, response })));
    await sleep(everyMs);
  }
  return Promise.all(calls);
}

/**
 * Formats the number of responses with each status: "20 × 201, 3 × 503". Calls without a response count as
 * "no response".
 */
export function countStatuses(responses: readonly (HttpResponse | undefined)[]): string {
  const counts = Map.groupBy(responses, (response) => String(response?.status ?? 'no response'));
  return Array.from(counts, ([status, of]) => `${of.length} × ${status}`)
    .toSorted()
    .join(', ');
}
