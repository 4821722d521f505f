import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../../testing/each-database.ts';
import { addPicture } from '../pictures.ts';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer, type Client } from '../client.ts';
import { orderBody, shelfOf, signOwnerIn, stockUp, type Good } from '../counter.ts';
import { countStatuses } from '../pace.ts';
import { runProgram } from '../run-program.ts';
import { makeSmallDisk } from '../small-disk.ts';
import { BOTH, makeFaults, type Outcome, type Trial } from '../trial.ts';

const PIECES = 100_000;
/** Bytes that may still be written: room for some orders, not for many. */
const LEFT = 256 * 1024;
const MOST_ORDERS = 5_000;
const AT_ONCE = 10;
/** Refusals in a row that show the disk is full, and orders that must pass once it is not. */
const SHOWN = 100;

type Full = {
  place: Place;
  fill: (pid: number) => Promise<unknown>;
  empty: (pid: number) => Promise<unknown>;
};

type Expect = (isRight: boolean, fault: string) => void;

/** Fills the disk under orders: 503 for writes, 200 for reads, whole rows, and all well when there is room again (O10). */
async function fillUp(arena: Arena, disk: Full, load: string): Promise<Outcome> {
  const faults = makeFaults();
  const host = await arena.start(disk.place);
  const good = await stockUp(host.url, { sizes: 1, pieces: PIECES });
  const { access } = await signOwnerIn(host.url);
  const client = makeClient(host.url);
  const before = await orderOften(client, good, 'avant', SHOWN);
  await disk.fill(host.pid);
  const during = await orderOften(client, good, 'plein', MOST_ORDERS, SHOWN);
  const reads = await readOften(client, good);
  const upload = await addPicture(host.url, access, arena.random);
  await disk.empty(host.pid);
  const begun = performance.now();
  await orderUntilTaken(client, good);
  const backMs = Math.round(performance.now() - begun);
  const after = await orderOften(client, good, 'après', SHOWN);
  const left = (await shelfOf(host.url, good)).T0 ?? 0;
  client.close();
  faults.expect(host.isRunning(), 'the host has ended');
  await host.end();

  judge([before, during, after], reads, faults.expect);
  faults.expect(upload === 503, `a picture on a full disk: ${upload}`);
  const taken = [...before, ...during, ...after].filter((answer) => answer?.status === 201).length;
  const { ids, pieces } = await readBooks(disk.place);
  faults.expect(ids.length === taken + 1, `${taken + 1} acknowledged, ${ids.length} written`);
  faults.expect(PIECES - left === pieces, `${pieces} sold, ${PIECES - left} taken`);
  const audited = await auditPlace(disk.place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    load,
    `while full ${countStatuses(during)}, reads ${countStatuses(reads)}, a picture ${upload}; orders again ${backMs} ms after there was room, audit agrees`,
  );
}

function judge(
  [before = [], during = [], after = []]: readonly (Answer | undefined)[][],
  reads: readonly (Answer | undefined)[],
  expect: Expect,
): void {
  expect(
    before.every((answer) => answer?.status === 201),
    `before: ${countStatuses(before)}`,
  );
  expect(
    after.every((answer) => answer?.status === 201),
    `after: ${countStatuses(after)}`,
  );
  expect(
    reads.every((answer) => answer?.status === 200),
    `reads: ${countStatuses(reads)}`,
  );
  const refused = during.filter((answer) => answer?.status !== 201);
  expect(refused.length >= SHOWN, 'the disk was never full');
  for (const answer of refused) {
    expect(answer?.status === 503, `while full: ${answer?.status} ${answer?.body ?? ''}`);
    expect(answer?.headers['retry-after'] !== undefined, 'a 503 without Retry-After');
  }
}

/** Orders a few at a time, at most so many, until so many were refused. */
async function orderOften(
  client: Client,
  good: Good,
  name: string,
  most: number,
  refusals = Infinity,
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = [];
  let refused = 0;
  while (answers.length < most && refused < refusals) {
    const some = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, number) => {
        const shopper = `${name} ${answers.length + number}`;
        const body = orderBody(good, [{ size: 'T0', quantity: 1 }], shopper);
        return client.send('POST', '/api/commands/', { body });
      }),
    );
    answers.push(...some);
    refused += some.filter((answer) => answer?.status !== 201).length;
  }
  return answers;
}

async function readOften(client: Client, good: Good): Promise<(Answer | undefined)[]> {
  const paths = ['/api/products/', `/api/products/${good.product}/`, '/api/images/', '/healthz'];
  const answers: (Answer | undefined)[] = [];
  for (const path of Array.from({ length: 10 }, () => paths).flat()) {
    answers.push(await client.send('GET', path));
  }
  return answers;
}

/** One order with its key, again and again until it passes. */
async function orderUntilTaken(client: Client, good: Good): Promise<void> {
  const body = orderBody(good, [{ size: 'T0', quantity: 1 }], 'Patiente');
  const deadline = performance.now() + 10_000;
  for (;;) {
    const answer = await client.send('POST', '/api/commands/', { body });
    if (answer?.status === 201 || performance.now() > deadline) return;
    await sleep(50);
  }
}

/** A real disk that is full: needs root, to mount one. */
async function onSmallDisk(arena: Arena): Promise<Outcome> {
  const disk = await makeSmallDisk(arena);
  const what = arena.database === 'SQLite' ? 'rows, pictures and log' : 'tables';
  const load = `orders on a disk of 48 MB (${what}) until it is full, then emptied`;
  if (!disk) {
    const result = 'NOT RUN: a disk of its own can be mounted by root only';
    return { load, result, held: false };
  }
  const { place, fill, empty } = disk;
  return fillUp(arena, { place, fill: () => fill(LEFT), empty: () => empty() }, load);
}

/** A limit on the size of files does the same to SQLite without root. */
export async function onLimitedFiles(arena: Arena): Promise<Outcome> {
  const place = await arena.makePlace();
  const limit = (pid: number, most: string) =>
    runProgram('prlimit', '--pid', String(pid), `--fsize=${most}:unlimited`);
  const fill = async (pid: number) => {
    const { size } = await stat(join(place.dataDir, 'shop.sqlite-wal'));
    return limit(pid, String(size + LEFT));
  };
  const full = { place, fill, empty: (pid: number) => limit(pid, 'unlimited') };
  return fillUp(arena, full, 'orders until no file may grow (RLIMIT_FSIZE), then lifted');
}

export const diskFullTrials: readonly Trial[] = [
  { ids: ['O10'], name: 'small disk', on: BOTH, run: onSmallDisk },
  { ids: ['O10'], name: 'limited files', on: ['SQLite'], run: onLimitedFiles },
];
