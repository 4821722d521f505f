import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../../testing/each-database.ts';
import type { Started } from '../../testing/started-host.ts';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer, type Client, type Sent } from '../client.ts';
import { orderBody, stockUp, type Good } from '../counter.ts';
import { countStatuses } from '../pace.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

const EVERY_MS = 10;
const PIECES = 1_000_000;
const MOST_EXIT_MS = 10_000;
const BETWEEN_MS = 600;
const MOST_TRIES = 20;

/** How often the balancer asks whether a process is ready, in milliseconds. */
const ASK_EVERY_MS = 100;

/** One of the processes behind the balancer; out of it once it is not ready any more. */
type Backend = { host: Started; client: Client; isOut: boolean };
type Ask = { method: string; path: string; sent: Sent };
type Heard = { answer: Answer | undefined; cut: boolean; tries: number };

/**
 * Two processes restarted by turns under load, as a balancer sees it that asks whether they are ready
 * and sends on to the other what was refused a connection. No request that was under way may be cut, none may fail, none be lost (V1).
 */
async function rollOver(arena: Arena, { restarts }: { restarts: number }): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const backends = [await open(arena, place), await open(arena, place)];
  const good = await stockUp(backends[0]?.host.url ?? '', { sizes: 1, pieces: PIECES });
  const calls: Promise<Heard>[] = [];
  const load = setInterval(() => {
    calls.push(callThrough(backends, askOf(good, calls.length)));
  }, EVERY_MS);
  const exits: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    await sleep(BETWEEN_MS);
    exits.push(await restartOne(arena, place, { backends, at: restart % 2 }, faults.expect));
  }
  clearInterval(load);
  const heard = await Promise.all(calls);
  for (const { client, host } of backends) {
    client.close();
    await host.end();
  }
  const answers = heard.map(({ answer }) => answer);
  const cut = heard.filter((each) => each.cut).length;
  const again = heard.filter(({ tries }) => tries > 1).length;
  const slowest = Math.round(Math.max(...exits));
  faults.expect(cut === 0, `${cut} requests were cut`);
  faults.expect(slowest < MOST_EXIT_MS, `exit after ${slowest} ms`);
  const fine = answers.every((answer) => answer !== undefined && answer.status < 300);
  faults.expect(fine, `answers: ${countStatuses(answers)}`);
  const taken = answers.filter((answer) => answer?.status === 201).length;
  const { ids } = await readBooks(place);
  faults.expect(ids.length === taken, `${taken} acknowledged, ${ids.length} written`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  const p99 = Math.round(
    quantile(
      answers.map((answer) => answer?.ms ?? 0),
      0.99,
    ),
  );
  return faults.outcome(
    `${restarts} restarts by SIGTERM, two processes by turns, at ${1_000 / EVERY_MS} calls/s`,
    `${countStatuses(answers)}, ${cut} cut, ${again} sent on to the other process, none lost, exit in ${slowest} ms at most, p99 ${p99} ms`,
  );
}

async function open(arena: Arena, place: Place): Promise<Backend> {
  const host = await arena.start(place);
  return { host, client: makeClient(host.url), isOut: false };
}

/** Asks one to stop, then puts a new one in its place; answers how long the old one took to end. */
async function restartOne(
  arena: Arena,
  place: Place,
  { backends, at }: { backends: Backend[]; at: number },
  expect: (isRight: boolean, fault: string) => void,
): Promise<number> {
  const old = backends[at];
  if (!old) return 0;
  const begun = performance.now();
  const watching = watch(old);
  const code = await old.host.end('SIGTERM');
  const took = performance.now() - begun;
  await watching;
  expect(code === 0, `exit code ${String(code)}`);
  old.client.close();
  backends[at] = await open(arena, place);
  return took;
}

/** Asks as a balancer does, until a process is not ready any more. */
async function watch(backend: Backend): Promise<void> {
  const client = makeClient(backend.host.url, { keep: false });
  while (!backend.isOut) {
    await sleep(ASK_EVERY_MS);
    const answer = await client.send('GET', '/readyz');
    backend.isOut = answer?.status !== 200;
  }
  client.close();
}

/** Two of three are orders with their keys. */
function askOf(good: Good, number: number): Ask {
  if (number % 3 === 0) return { method: 'GET', path: '/api/products/?limit=24', sent: {} };
  const body = orderBody(good, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  const headers = { 'idempotency-key': `order ${number}` };
  return { method: 'POST', path: '/api/commands/', sent: { body, headers } };
}

/** Sends a call to one process, or on to the next where no connection is had. */
async function callThrough(
  backends: readonly Backend[],
  { method, path, sent }: Ask,
): Promise<Heard> {
  let cut = false;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const up = backends.filter((backend) => !backend.isOut);
    const backend = up[(tries + Math.floor(performance.now())) % up.length];
    const told: { refused?: boolean } = {};
    const answer = await backend?.client.send(method, path, { ...sent, told });
    if (answer) return { answer, cut, tries };
    cut ||= told.refused !== true;
    await sleep(5);
  }
  return { answer: undefined, cut, tries: MOST_TRIES };
}

export const rollingRestart: Trial = {
  ids: ['V1'],
  name: 'rolling restart',
  on: BOTH,
  run: (arena) => rollOver(arena, { restarts: 6 }),
};
