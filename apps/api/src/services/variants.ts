import { randomUUID } from 'node:crypto';
import { endVariantsJob, takeVariantsJob, type VariantsJob } from '../store/pictures.ts';
import { dropUnnamed, sweepPictures } from './pictures.ts';
import type { Shop } from './shop.ts';

/** Longer than any picture takes; a killed process's job is taken up again after it. */
const LEASE = 2 * 60 * 1000;
/** How often to look for work of other processes, in milliseconds; our own rings. */
const LOOK_EVERY = 5_000;
const SWEEP_EVERY = 60 * 60 * 1000;
/** The first retry comes after this long, each next after twice as long, at most an hour: full disks empty again. */
const RETRY_AFTER = 30_000;
const LONGEST_WAIT = 60 * 60 * 1000;

type VariantsShop = Pick<Shop, 'database' | 'media' | 'now'>;
type Log = { error: (details: object, message: string) => void };

/**
 * Makes the pictures' missing variants in the background, one picture at a time, giving way to
 * uploads; removes hourly what nothing names. The queue is in the database: a job cut short by a
 * crash is taken up again by whichever process finds its lease ended.
 * @param options.lease milliseconds a job belongs to the process that took it
 * @param options.wanted whether anybody can ask for a width (`picture-widths`); else the queue rests
 * @returns stops it, within about a second; a job cut short is handed back
 */
export function startVariants(
  shop: VariantsShop,
  { log, lease = LEASE, wanted = true }: { log: Log; lease?: number; wanted?: boolean },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = work(shop, { log, lease, wanted, signal });
  return async () => {
    stopping.abort();
    await ended;
  };
}

type Worker = { log: Log; lease: number; wanted: boolean; signal: AbortSignal };

async function work(shop: VariantsShop, worker: Worker): Promise<void> {
  let sweepAt = 0;
  while (!worker.signal.aborted) {
    try {
      if (shop.now() >= sweepAt) {
        sweepAt = shop.now() + SWEEP_EVERY;
        await sweepPictures(shop);
      }
      while (worker.wanted && !worker.signal.aborted && (await makeNext(shop, worker)));
    } catch (error) {
      worker.log.error({ err: error }, 'The pictures could not be worked on');
    }
    await shop.media.work.wait(LOOK_EVERY, worker.signal);
  }
}

/** Makes the variants of the next picture; false when there is none. */
async function makeNext(shop: VariantsShop, worker: Worker): Promise<boolean> {
  const now = shop.now();
  const hold = { id: randomUUID(), until: now + worker.lease };
  const job = await takeVariantsJob(shop.database, now, hold);
  if (!job) return false;
  try {
    await shop.media.makeVariants(job.path, worker.signal);
    await endVariantsJob(shop.database, job, 'made');
  } catch (error) {
    await setAside(shop, job, { ...worker, error });
  }
  // Whoever deleted the product meanwhile could not remove a picture that was being worked on.
  await dropUnnamed(shop, [job.path]);
  return true;
}

async function setAside(
  shop: VariantsShop,
  job: VariantsJob,
  { log, signal, error }: Worker & { error: unknown },
): Promise<void> {
  const { tries } = job;
  if (signal.aborted) {
    return endVariantsJob(shop.database, job, { tries, retryAt: shop.now() });
  }
  log.error({ err: error, path: job.path }, "A picture's variants could not be made");
  const wait = Math.min(RETRY_AFTER * 2 ** tries, LONGEST_WAIT);
  await endVariantsJob(shop.database, job, { tries: tries + 1, retryAt: shop.now() + wait });
}
