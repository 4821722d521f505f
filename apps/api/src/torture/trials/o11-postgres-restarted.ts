import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../testing/postgres-server.ts';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer } from '../client.ts';
import { orderBody, shelfOf, stockUp, type Good } from '../counter.ts';
import { countStatuses, sendSteadily, type Heard } from '../pace.ts';
import { makeFaults, type Outcome, type Trial } from '../trial.ts';

const EVERY_MS = 10;
const PIECES = 100_000;
/** How long orders come in before the first blow, between two, and after the last, in milliseconds. */
const CALM = 700;

/** What is done to the server: its sessions ended one by one by an administrator, a restart, a crash. */
type Blow = 'sessions ended' | 'restarted' | 'crashed';

const KILL_SESSIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null';

async function strike(arena: Arena, blow: Blow): Promise<void> {
  const server = arena.postgres();
  if (blow === 'sessions ended') await query(server.url('postgres'), KILL_SESSIONS);
  else await server.restart(blow === 'crashed' ? 'crashed' : 'in order');
}

/**
 * Orders and reads come in while PostgreSQL's sessions are ended and the server is restarted: the host
 * lives, answers nothing worse than 503, and takes orders again in ten seconds (O11).
 */
export async function strikePostgres(
  arena: Arena,
  { blows, mostBackMs }: { blows: readonly Blow[]; mostBackMs: number },
): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const good = await stockUp(host.url, { sizes: 1, pieces: PIECES });
  const client = makeClient(host.url);
  let isOver = false;
  const load = sendSteadily(client, { everyMs: EVERY_MS, isOver: () => isOver }, (number) =>
    callOf(good, number),
  );
  let slowest = 0;
  for (const blow of blows) {
    await sleep(CALM);
    await strike(arena, blow);
    slowest = Math.max(slowest, await timeUntilOrders(host.url, good, mostBackMs));
  }
  await sleep(CALM);
  isOver = true;
  const heard = await load;
  faults.expect(host.isRunning(), 'the host has ended');
  faults.expect(slowest < mostBackMs, `back after ${Math.round(slowest)} ms`);
  judge(heard, faults.expect);
  const settled = await settle(client, good, heard);
  const { T0: left = 0 } = await shelfOf(host.url, good).catch((): Record<string, number> => ({}));
  client.close();
  await host.end();
  const { ids, pieces } = await readBooks(place);
  const kept = new Set(ids);
  const lost = settled.filter((id) => !kept.has(id)).length;
  faults.expect(lost === 0, `${lost} acknowledged orders lost`);
  faults.expect(PIECES - left === pieces, `${pieces} sold, ${PIECES - left} taken`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `PostgreSQL ${blows.join(', ')} at ${1_000 / EVERY_MS} calls/s`,
    `${countStatuses(heard.map(({ answer }) => answer))}; the process lives, none lost, orders again after ${Math.round(slowest)} ms at most`,
  );
}

const PER_ORDER = 3;

/** Every third call is an order with its key, the others read. */
function callOf(good: Good, number: number) {
  const read = { method: 'GET', path: '/api/products/?limit=24' };
  const one = { method: 'GET', path: `/api/products/${good.product}/` };
  if (number % PER_ORDER !== 0) return number % PER_ORDER === 1 ? read : one;
  return { method: 'POST', path: '/api/commands/', sent: orderNumber(good, number) };
}

function orderNumber(good: Good, number: number) {
  const body = orderBody(good, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  return { body, headers: { 'idempotency-key': `order ${number}` } };
}

function judge(heard: readonly Heard[], expect: (isRight: boolean, fault: string) => void): void {
  for (const { path, answer } of heard) {
    const isRight = answer !== undefined && (answer.status < 300 || answer.status === 503);
    expect(isRight, `${path}: ${answer?.status ?? 'no answer'} ${answer?.body ?? ''}`);
    if (answer?.status !== 503) continue;
    expect(answer.headers['retry-after'] !== undefined, `${path}: 503 without Retry-After`);
  }
}

/** Milliseconds until an order passes again; whoever waits in vain gives up after the time allowed. */
async function timeUntilOrders(url: string, good: Good, mostMs: number): Promise<number> {
  const client = makeClient(url, { keep: false });
  const begun = performance.now();
  let answer: Answer | undefined;
  while (answer?.status !== 201 && performance.now() - begun < mostMs) {
    const body = orderBody(good, [{ size: 'T0', quantity: 1 }], `Retour ${begun}`);
    answer = await client.send('POST', '/api/commands/', { body });
    if (answer?.status !== 201) await sleep(20);
  }
  client.close();
  return performance.now() - begun;
}

/** Sends every order again with its key, and answers the ids of all: an order acknowledged before keeps its own. */
async function settle(
  client: ReturnType<typeof makeClient>,
  good: Good,
  heard: readonly Heard[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const number of heard.keys()) {
    if (number % PER_ORDER !== 0) continue;
    const again = await client.send('POST', '/api/commands/', orderNumber(good, number));
    const first = heard[number]?.answer;
    const isSame = first?.status !== 201 || first.body === again?.body;
    const { command_id: id }: { command_id?: string } = JSON.parse(again?.body ?? '{}');
    ids.push(isSame && id !== undefined ? id : `another answer for ${number}`);
  }
  return ids;
}

export const postgresRestarted: Trial = {
  ids: ['O11'],
  name: 'struck',
  on: ['PostgreSQL'],
  run: (arena) =>
    strikePostgres(arena, {
      mostBackMs: 10_000,
      blows: [
        ...Array.from({ length: 10 }, () => 'sessions ended' as const),
        'restarted',
        'crashed',
        'sessions ended',
        'restarted',
        'crashed',
      ],
    }),
};
