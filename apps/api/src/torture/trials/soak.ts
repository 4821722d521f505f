import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient } from '../client.ts';
import { orderBody, signOwnerIn, stockUp, type Good } from '../counter.ts';
import { countStatuses, sendSteadily } from '../pace.ts';
import { addPicture } from '../pictures.ts';
import { BOTH, makeFaults, quantile, type Outcome, type Trial } from '../trial.ts';

const EVERY_MS = 15;
const PICTURE_EVERY_MS = 5_000;
/** What memory may grow by from the middle third to the last, in MiB. */
const MOST_GROWTH = 40;
const LOOK_EVERY_MS = 1_000;

/** A day's business in minutes: orders, reads, searches, pictures; memory and open files stay flat. */
async function soak(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const good = await stockUp(host.url, { sizes: 10, pieces: 1_000_000 });
  let { access } = await signOwnerIn(host.url);
  const client = makeClient(host.url, { most: 20 });
  const end = performance.now() + arena.minutes * 60_000;
  const isOver = () => performance.now() > end;
  const memory: number[] = [];
  const files: number[] = [];
  const watching = (async () => {
    while (!isOver()) {
      await sleep(LOOK_EVERY_MS);
      memory.push((await host.memory()) ?? 0);
      files.push(await openFiles(host.pid));
    }
  })();
  const adding = (async () => {
    while (!isOver()) {
      // A token is good for ten minutes.
      ({ access } = await signOwnerIn(host.url));
      const status = await addPicture(host.url, access, arena.random);
      faults.expect(status === 201, `a picture: ${status}`);
      await sleep(PICTURE_EVERY_MS);
    }
  })();
  const heard = await sendSteadily(client, { everyMs: EVERY_MS, isOver }, (number) =>
    businessCall(good, access, number),
  );
  await Promise.all([watching, adding]);
  client.close();
  await host.end();
  const answers = heard.map(({ answer }) => answer);
  const fine = answers.every((answer) => answer !== undefined && answer.status < 300);
  faults.expect(fine, `answers: ${countStatuses(answers)}`);
  // The first third warms up.
  const third = Math.ceil(memory.length / 3);
  const growth = quantile(memory.slice(-third), 0.5) - quantile(memory.slice(third, -third), 0.5);
  const opened = quantile(files.slice(-third), 0.5) - quantile(files.slice(third, -third), 0.5);
  faults.expect(growth < MOST_GROWTH, `memory grew by ${growth} MiB`);
  faults.expect(opened < 10, `${opened} more files are open`);
  const taken = answers.filter((answer) => answer?.status === 201).length;
  const { ids } = await readBooks(place);
  faults.expect(ids.length === taken, `${taken} acknowledged, ${ids.length} written`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${arena.minutes} min of orders, reads, searches and pictures, ${Math.round(1_000 / EVERY_MS)} calls/s`,
    `${countStatuses(answers)}; memory ${quantile(memory, 0.5)} MiB, ${growth >= 0 ? '+' : ''}${growth} from the middle third to the last; ${opened} more files open; audit agrees`,
  );
}

async function openFiles(pid: number): Promise<number> {
  const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
  return open.length;
}

function businessCall(good: Good, access: string, number: number) {
  const headers = { authorization: `Bearer ${access}` };
  switch (number % 5) {
    case 0:
      return { method: 'GET', path: '/api/products/?limit=24' };
    case 1:
      return { method: 'GET', path: `/api/products/?search=${number % 97}&limit=24` };
    case 2:
      return { method: 'GET', path: '/api/commands/list/?limit=20', sent: { headers } };
    default: {
      const size = good.sizes[number % good.sizes.length] ?? '';
      const body = orderBody(good, [{ size, quantity: 1 }], `Cliente ${number}`);
      return { method: 'POST', path: '/api/commands/', sent: { body } };
    }
  }
}

export const soaked: Trial = { ids: ['soak'], name: 'soak', on: BOTH, run: soak };
