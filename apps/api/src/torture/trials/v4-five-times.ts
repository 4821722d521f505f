import autocannon, { type Request, type Result } from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer } from '../client.ts';
import { orderBody, stockUp, type Good, type Line } from '../counter.ts';
import { countStatuses, sendSteadily } from '../pace.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

const SIZES = 20;
/** Of orders of one line, what sends them cannot send five times as many as are taken. */
const LINES = 5;
const PIECES = 1_000_000;
/** What the orders that are taken may take at the 99th percentile, in milliseconds. */
const MOST_MS = 1_000;
/** How long after the storm orders may still be refused or slow, in milliseconds. */
const MOST_BACK_MS = 5_000;
/** What an order may take once the storm is over, in milliseconds. */
const CALM_MS = 500;
const WATCH_EVERY_MS = 50;

type Size = {
  seconds: number;
  connections: number;
  /** How many times what the host takes is sent. */
  times: number;
};

/** What came of a load: how often each status, and how long the orders that were taken took. */
type Storm = { statuses: Map<number, number>; taken: number[]; seconds: number; unheard: number };

/** More orders than the host can take: those it takes are quick, the others are told to come back (V4). */
async function overload(arena: Arena, size: Size): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const good = await stockUp(host.url, { sizes: SIZES, pieces: PIECES });
  const calm = await send(host.url, good, { seconds: 2, connections: 50, name: 'calme' });
  const capacity = calm.taken.length / calm.seconds;
  const client = makeClient(host.url, { keep: false });
  let isOver = false;
  const watched = sendSteadily(
    client,
    { everyMs: WATCH_EVERY_MS, isOver: () => isOver },
    (number) => ({
      method: 'POST',
      path: '/api/commands/',
      sent: { body: orderBody(good, [{ size: 'T1', quantity: 1 }], `Témoin ${number}`) },
    }),
  );
  const { seconds, connections } = size;
  const rate = Math.round(capacity * size.times);
  const storm = await send(host.url, good, { seconds, connections, name: 'tempete', rate });
  const ended = performance.now();
  await sleep(MOST_BACK_MS + 1_000);
  isOver = true;
  const heard = await watched;
  client.close();
  faults.expect(host.isRunning(), 'the host has ended');
  await host.end();

  const refused = storm.statuses.get(503) ?? 0;
  const others = [...storm.statuses.keys()].filter((status) => status !== 201 && status !== 503);
  faults.expect(refused > 0, 'nobody was turned away');
  faults.expect(storm.taken.length > 0, 'nobody was served');
  faults.expect(others.length === 0, `also answered ${others.join(', ')}`);
  const p99 = Math.round(quantile(storm.taken, 0.99));
  const witnesses = heard.map(({ answer }) => answer);
  for (const answer of witnesses)
    faults.expect(isPolite(answer), `a witness got ${answer?.status}`);
  const late = heard
    .slice(0, -1)
    .filter(({ answer }) => answer?.status !== 201 || answer.ms > CALM_MS);
  const backMs = Math.max(0, ...late.map(({ at }) => at - ended));
  faults.expect(storm.unheard === 0, `${storm.unheard} without an answer`);
  faults.expect(p99 < MOST_MS, `p99 of the taken ${p99} ms`);
  faults.expect(backMs < MOST_BACK_MS, `back after ${Math.round(backMs)} ms`);
  const { ids } = await readBooks(place);
  const known = calm.taken.length + storm.taken.length;
  faults.expect(ids.length >= known, `${known} acknowledged, ${ids.length} written`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  const offered = (storm.taken.length + refused) / storm.seconds;
  return faults.outcome(
    `${Math.round(offered)} orders/s of ${LINES} lines where ${Math.round(capacity)}/s are taken (${(offered / capacity).toFixed(1)} times) over ${connections} connections for ${seconds} s`,
    `${storm.taken.length} taken with p99 ${p99} ms, ${refused} × 503 (witnesses: ${countStatuses(witnesses)}, each 503 with Retry-After), back ${Math.round(backMs)} ms after`,
  );
}

function isPolite(answer: Answer | undefined): boolean {
  return (
    answer?.status === 201 ||
    (answer?.status === 503 && answer.headers['retry-after'] !== undefined)
  );
}

type Load = { seconds: number; connections: number; name: string; rate?: number };

async function send(
  url: string,
  good: Good,
  { seconds, connections, name, rate }: Load,
): Promise<Storm> {
  const statuses = new Map<number, number>();
  const taken: number[] = [];
  let number = 0;
  const setupRequest = (request: Request) => {
    number += 1;
    const intent = `${name} ${number}`;
    const body = JSON.stringify(orderBody(good, linesOf(good, number), intent));
    const headers = { 'content-type': 'application/json', 'idempotency-key': intent };
    return { ...request, headers, body };
  };
  const { duration, errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(
      {
        url: `${url}/api/commands/`,
        connections,
        duration: seconds,
        ...(rate === undefined ? {} : { overallRate: rate }),
        requests: [{ method: 'POST', setupRequest }],
      },
      (error: unknown, result) => (error ? reject(error) : resolve(result)),
    );
    running.on('response', (_client, status, _bytes, milliseconds) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 201) taken.push(milliseconds);
    });
  });
  return { statuses, taken, seconds: duration, unheard: errors + timeouts };
}

function linesOf({ sizes }: Good, number: number): Line[] {
  return Array.from({ length: LINES }, (_, line) => {
    const size = sizes[(number + line * 3) % sizes.length] ?? '';
    return { size, quantity: 1 };
  });
}

export const fiveTimes: Trial = {
  ids: ['V4'],
  name: 'overload',
  on: BOTH,
  run: (arena) => overload(arena, { seconds: 10, connections: 2_000, times: 5 }),
};
