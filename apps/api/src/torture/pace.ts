import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Client, Sent } from './client.ts';

/** One call of a load: when it was sent, by this process's clock, and what came. */
export type Heard = { at: number; path: string; answer: Answer | undefined };

type Call = { method: string; path: string; sent?: Sent };

/**
 * Sends a call every so many milliseconds and waits for none, until `isOver`; then waits for all.
 * Answers what came of each, in the order they were sent.
 */
export async function sendSteadily(
  client: Client,
  { everyMs, isOver }: { everyMs: number; isOver: () => boolean },
  make: (number: number) => Call,
): Promise<Heard[]> {
  const calls: Promise<Heard>[] = [];
  while (!isOver()) {
    const { method, path, sent } = make(calls.length);
    const at = performance.now();
    calls.push(client.send(method, path, sent).then((answer) => ({ at, path, answer })));
    await sleep(everyMs);
  }
  return Promise.all(calls);
}

/** How often each status came, told shortly: "20 × 201, 3 × 503"; what brought no answer is "unheard". */
export function countStatuses(answers: readonly (Answer | undefined)[]): string {
  const counts = Map.groupBy(answers, (answer) => String(answer?.status ?? 'unheard'));
  return Array.from(counts, ([status, of]) => `${of.length} × ${status}`)
    .toSorted()
    .join(', ');
}
