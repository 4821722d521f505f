import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../../testing/each-database.ts';
import type { Started } from '../../testing/started-host.ts';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer } from '../client.ts';
import { orderBody, shelfOf, stockUp, type Good } from '../counter.ts';
import { BOTH, makeFaults, type Outcome, type Trial } from '../trial.ts';

const EVERY_MS = 10;
const SIZES = 20;
const PIECES = 100_000;
const MOST_READY_MS = 3_000;
/** This share of the requests is sent in two pieces, torn anywhere. */
const TORN = 0.4;

/** An order that was sent under its own key, and what was heard of it last. */
type Sent = { key: string; body: ReturnType<typeof orderBody>; pieces: number; heard?: Answer };

type Counts = { sent: number; unknown: number; kept: number; slowest: number };

/**
 * Orders at 100 a second, each with its key, some torn between two bytes; the host killed at any
 * moment; then what is unknown sent again with its key. Nothing acknowledged may be lost, nothing may
 * be there twice (O9).
 */
async function killOften(arena: Arena, { kills }: { kills: number }): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  let host = await arena.start(place);
  const good = await stockUp(host.url, { sizes: SIZES, pieces: PIECES });
  const all: Sent[] = [];
  const counts: Counts = { sent: 0, unknown: 0, kept: 0, slowest: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const sent = await orderUntilKilled(arena, host, good, all.length);
    all.push(...sent);
    host = await arena.start(place);
    counts.slowest = Math.max(counts.slowest, host.readyMs);
    await askAgain(host, sent, counts, faults.expect);
  }
  const shelf = await shelfOf(host.url, good);
  await host.end();
  counts.sent = all.length;
  await compareBooks(place, all, shelf, faults.expect);
  faults.expect(counts.slowest < MOST_READY_MS, `ready after ${Math.round(counts.slowest)} ms`);
  faults.expect(counts.unknown > 0, 'no kill left an outcome unknown');
  return faults.outcome(
    `${kills} kill -9 at ${1_000 / EVERY_MS} orders/s, ${Math.round(TORN * 100)} % torn between two bytes`,
    `${counts.sent} orders, ${counts.unknown} outcomes unknown (${counts.kept} of them were kept), none lost, none twice, audit agrees, ready again in ${Math.round(counts.slowest)} ms at most`,
  );
}

/** Sends orders one after the other, waits for none, and kills the host at some moment. */
async function orderUntilKilled(
  { random }: Arena,
  host: Started,
  good: Good,
  from: number,
): Promise<Sent[]> {
  const client = makeClient(host.url);
  const sent: Sent[] = [];
  const answers: Promise<void>[] = [];
  const killAt = performance.now() + random.whole(250, 750);
  while (performance.now() < killAt) {
    const number = from + sent.length;
    const lines = good.sizes
      .filter(() => random.next() < 2 / SIZES)
      .concat(random.one(good.sizes))
      .map((size) => ({ size, quantity: random.whole(1, 3) }));
    const body = orderBody(good, lines, `Cliente ${number}`);
    const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
    const order: Sent = { key: `order ${number}`, body, pieces };
    const length = Buffer.byteLength(JSON.stringify(body));
    const tear = { at: random.whole(0, length), wait: random.whole(0, 60) };
    const options = random.next() < TORN ? { tear } : {};
    sent.push(order);
    answers.push(hear(client, order, options));
    await sleep(EVERY_MS);
  }
  await host.end('SIGKILL');
  await Promise.all(answers);
  client.close();
  return sent;
}

type Client = ReturnType<typeof makeClient>;

async function hear(client: Client, order: Sent, options: object): Promise<void> {
  const headers = { 'idempotency-key': order.key };
  const answer = await client.send('POST', '/api/commands/', {
    body: order.body,
    headers,
    ...options,
  });
  if (answer) order.heard = answer;
}

type Expect = (isRight: boolean, fault: string) => void;

/** Sends again what is unknown, and one in ten of the others: those must get their first answer again. */
async function askAgain(
  host: Started,
  sent: readonly Sent[],
  counts: Counts,
  expect: Expect,
): Promise<void> {
  const client = makeClient(host.url);
  const before = performance.now();
  for (const [number, order] of sent.entries()) {
    const first = order.heard;
    expect(first === undefined || first.status === 201, `${order.key}: ${first?.status}`);
    if (first !== undefined && number % 10 !== 0) continue;
    await hear(client, order, {});
    expect(order.heard?.status === 201, `${order.key} sent again: ${order.heard?.status}`);
    if (first !== undefined) expect(order.heard?.body === first.body, `${order.key}: two answers`);
    else {
      counts.unknown += 1;
      if (isFromBefore(order, performance.timeOrigin + before)) counts.kept += 1;
    }
  }
  client.close();
}

/** Whether an order was placed before it was sent again: its commit came before the kill, its answer did not. */
function isFromBefore({ heard }: Sent, moment: number): boolean {
  const { created_at: at }: { created_at: string } = JSON.parse(heard?.body ?? '{}');
  return Date.parse(at) < moment;
}

async function compareBooks(
  place: Place,
  all: readonly Sent[],
  shelf: Record<string, number>,
  expect: Expect,
): Promise<void> {
  const { ids, pieces } = await readBooks(place);
  const told = all.map(({ heard }) => idOf(heard));
  const kept = new Set(ids);
  const lost = told.filter((id) => !kept.has(id)).length;
  expect(lost === 0, `${lost} acknowledged orders lost`);
  expect(new Set(told).size === all.length, 'two orders share a number');
  expect(ids.length === all.length, `${all.length} intents, ${ids.length} orders`);
  const sold = all.reduce((sum, order) => sum + order.pieces, 0);
  const left = Object.values(shelf).reduce((sum, count) => sum + count, 0);
  expect(pieces === sold, `${sold} pieces ordered, ${pieces} written`);
  expect(SIZES * PIECES - left === sold, `${sold} sold, ${SIZES * PIECES - left} taken`);
  const audited = await auditPlace(place);
  expect(audited === '', audited);
}

function idOf(answer: Answer | undefined): string {
  const { command_id: id }: { command_id?: string } = JSON.parse(answer?.body ?? '{}');
  return id ?? 'none';
}

export const killed: Trial = {
  ids: ['O9'],
  name: 'killed',
  on: BOTH,
  run: (arena) => killOften(arena, { kills: 50 }),
};
