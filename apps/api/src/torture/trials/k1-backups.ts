import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '../../testing/each-database.ts';
import { runProcess } from '../../testing/run-command.ts';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient } from '../client.ts';
import { orderBody, signOwnerIn, stockUp, type Good } from '../counter.ts';
import { countStatuses } from '../pace.ts';
import { addPicture } from '../pictures.ts';
import { BOTH, makeFaults, type Outcome, type Trial } from '../trial.ts';

const EVERY_MS = 15;
const PICTURE_EVERY_MS = 400;

/** What the shop had acknowledged at some moment: its orders' ids. */
type Desk = { acknowledged: string[]; statuses: (number | undefined)[]; stop: () => Promise<void> };

/** Backups one after the other while orders and pictures come in: each restores, passes the audit and holds every order answered before it began (K1). */
async function backUpOften(arena: Arena, { backups }: { backups: number }): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const good = await stockUp(host.url, { sizes: 3, pieces: 100_000 });
  const desk = openDesk(arena, host.url, good);
  const taken: { file: string; before: string[] }[] = [];
  for (let number = 0; number < backups; number += 1) {
    await sleep(300);
    const before = [...desk.acknowledged];
    const file = join(place.dataDir, '..', `backup-${number}.tar`);
    const { code, err } = await runProcess(place, ['backup', file]);
    faults.expect(code === 0, `backup ${number} ended with ${String(code)}: ${err}`);
    taken.push({ file, before });
  }
  await desk.stop();
  await host.end();
  const sizes: number[] = [];
  for (const { file, before } of taken)
    sizes.push(await restore(arena, file, before, faults.expect));
  const counts = countStatuses(desk.statuses.map(asAnswer));
  // A machine that is busy elsewhere may have the host turn orders away meanwhile.
  const fine = desk.statuses.every((status) => status === 201 || status === 503);
  faults.expect(fine, `calls meanwhile: ${counts}`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${backups} backups in a row under ${Math.round(1_000 / EVERY_MS)} orders/s and pictures`,
    `each restores and passes the audit, with every order answered before it began (${sizes.join(', ')} orders); calls meanwhile: ${counts}`,
  );
}

function asAnswer(status: number | undefined) {
  return status === undefined ? undefined : { status, body: '', headers: {}, ms: 0 };
}

/** Orders and pictures that go on until they are stopped. */
function openDesk(arena: Arena, url: string, good: Good): Desk {
  const client = makeClient(url);
  const calls: Promise<unknown>[] = [];
  const acknowledged: string[] = [];
  const statuses: (number | undefined)[] = [];
  const orderOnce = async (number: number) => {
    const lines = [{ size: arena.random.one(good.sizes), quantity: 1 }];
    const body = orderBody(good, lines, `Cliente ${number}`);
    const answer = await client.send('POST', '/api/commands/', { body });
    statuses.push(answer?.status);
    const { command_id: id }: { command_id?: string } = JSON.parse(answer?.body ?? '{}');
    if (answer?.status === 201 && id !== undefined) acknowledged.push(id);
  };
  const signedIn = signOwnerIn(url);
  const addOnce = async () => {
    const { access } = await signedIn;
    statuses.push(await addPicture(url, access, arena.random));
  };
  const orders = setInterval(() => calls.push(orderOnce(calls.length)), EVERY_MS);
  const pictures = setInterval(() => calls.push(addOnce()), PICTURE_EVERY_MS);
  return {
    acknowledged,
    statuses,
    stop: async () => {
      clearInterval(orders);
      clearInterval(pictures);
      await Promise.all(calls);
      client.close();
    },
  };
}

/** Restores a backup into a new place; answers how many orders are in it. */
async function restore(
  arena: Arena,
  file: string,
  before: readonly string[],
  expect: (isRight: boolean, fault: string) => void,
): Promise<number> {
  const place: Place = await arena.makePlace();
  const { code, err } = await runProcess(place, ['restore', file]);
  expect(code === 0, `restore ended with ${String(code)}: ${err}`);
  const audited = await auditPlace(place);
  expect(audited === '', audited);
  const { ids } = await readBooks(place);
  const kept = new Set(ids);
  const lost = before.filter((id) => !kept.has(id)).length;
  expect(lost === 0, `${lost} orders answered before the backup are not in it`);
  await place.remove();
  return ids.length;
}

export const backups: Trial = {
  ids: ['K1', 'K2'],
  name: 'backups',
  on: BOTH,
  run: (arena) => backUpOften(arena, { backups: 5 }),
};
