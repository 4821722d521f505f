import { connect, type Socket } from 'node:net';
import type { Arena } from '../arena.ts';
import { auditPlace } from '../books.ts';
import { makeClient } from '../client.ts';
import { orderBody, stockUp, type Good } from '../counter.ts';
import { countStatuses, sendSteadily } from '../pace.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

const MOST_P95_MS = 500;
const MOST_DROP_MS = 30_000;
const TRICKLE_MS = 1_000;
const SHOPPER_EVERY_MS = 20;

/** What a slow or broken client says at first, and then a byte at a time; nothing more where that is empty. */
type Kind = { first: string; drip: string };

const HEAD = 'POST /api/commands/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';
const KINDS: Record<string, Kind> = {
  'slow headers': { first: 'GET /api/products/ HTTP/1.1\r\nHost: shop\r\nX-Slow: ', drip: 'a' },
  'slow bodies': { first: `${HEAD}Content-Length: 100000\r\n\r\n{"client_name":"`, drip: 'a' },
  'slow chunks': { first: `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, drip: '1\r\na\r\n' },
  'slow forms without a token': {
    first:
      'POST /api/products/ HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n',
    drip: 'a',
  },
  'bodies that stop': { first: `${HEAD}Content-Length: 500\r\n\r\n{"client_name":"Am`, drip: '' },
  silence: { first: '', drip: '' },
  garbage: { first: '\0\u0001\u0016\u0003\u0001 nonsense\r\n\r\n\r\n', drip: '' },
  'two lengths': {
    first: `${HEAD}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x`,
    drip: '',
  },
};

type Slow = { kind: string; socket: Socket; begun: number; droppedMs?: number };

function attack(port: number, kind: string, { first, drip }: Kind): Slow {
  const socket = connect({ host: '127.0.0.1', port });
  const slow: Slow = { kind, socket, begun: performance.now() };
  socket.on('error', () => {});
  socket.resume();
  if (first !== '') socket.write(first);
  const trickle = setInterval(() => {
    if (drip !== '' && socket.writable) socket.write(drip);
  }, TRICKLE_MS);
  socket.on('close', () => {
    clearInterval(trickle);
    slow.droppedMs = performance.now() - slow.begun;
  });
  return slow;
}

type Size = {
  /** Connections of each kind. */
  each: number;
  seconds: number;
  /** Whether times decide: how long shoppers wait, and that the slow ones are dropped meanwhile. */
  timed: boolean;
};

/** Slow, silent and broken clients by the hundred: shoppers notice nothing, and the slow ones are dropped (V3). */
export async function slowAndBroken(
  arena: Arena,
  { each, seconds, timed }: Size,
): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const good = await stockUp(host.url, { sizes: 1, pieces: 100_000 });
  const port = Number(new URL(host.url).port);
  const slow = Object.entries(KINDS).flatMap(([name, kind]) =>
    Array.from({ length: each }, () => attack(port, name, kind)),
  );
  const client = makeClient(host.url);
  const until = performance.now() + seconds * 1_000;
  const heard = await sendSteadily(
    client,
    { everyMs: SHOPPER_EVERY_MS, isOver: () => performance.now() > until },
    (number) => shopperCall(good, number),
  );
  client.close();
  const stillThere = slow.filter((one) => one.droppedMs === undefined);
  const longest = Math.max(...slow.map((one) => one.droppedMs ?? MOST_DROP_MS));
  const staying = new Set(stillThere.map((one) => one.kind));
  for (const kind of timed ? staying : []) {
    faults.expect(false, `${kind}: still connected after ${seconds} s`);
  }
  for (const { socket } of stillThere) socket.destroy();
  const answers = heard.map(({ answer }) => answer);
  const p95 = Math.round(
    quantile(
      answers.map((answer) => answer?.ms ?? MOST_DROP_MS),
      0.95,
    ),
  );
  const fine = answers.every((answer) => answer !== undefined && answer.status < 300);
  faults.expect(fine, `shoppers: ${countStatuses(answers)}`);
  faults.expect(!timed || p95 < MOST_P95_MS, `p95 of the shoppers ${p95} ms`);
  faults.expect(host.isRunning(), 'the host has ended');
  await host.end();
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${slow.length} connections (${each} each: ${Object.keys(KINDS).join(', ')}) beside ${1_000 / SHOPPER_EVERY_MS} shoppers' calls/s`,
    `shoppers ${countStatuses(answers)}, p95 ${p95} ms; the last of the others dropped after ${(longest / 1_000).toFixed(1)} s`,
  );
}

function shopperCall(good: Good, number: number) {
  if (number % 5 !== 0) return { method: 'GET', path: '/api/products/?limit=24' };
  const body = orderBody(good, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  return { method: 'POST', path: '/api/commands/', sent: { body } };
}

export const brokenHttp: Trial = {
  ids: ['V3'],
  name: 'broken http',
  on: BOTH,
  run: (arena) => slowAndBroken(arena, { each: 60, seconds: MOST_DROP_MS / 1_000, timed: true }),
};
