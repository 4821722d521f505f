import { randomUUID } from 'node:crypto';
import { endRenditionJob, takeRenditionJob, type RenditionJob } from '../db/images.ts';
import { deleteUnreferenced, cleanUpImages } from './images.ts';
import type { AppContext } from './app-context.ts';

/** Longer than any image takes. The job of a killed process is available again after it. */
const LEASE_MS = 2 * 60 * 1000;
/** The poll interval for jobs of other processes; jobs of this process wake the worker. */
const POLL_INTERVAL_MS = 5_000;
const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;
/** The delay of the first retry. It doubles each time, up to an hour. */
const RETRY_DELAY_MS = 30_000;
const MAX_RETRY_DELAY_MS = 60 * 60 * 1000;

type RenditionContext = Pick<AppContext, 'database' | 'media' | 'now'>;
type Log = { error: (details: object, message: string) => void };

/**
 * Makes the missing renditions of images in the background, one image at a time; uploads have priority.
 * Every hour it also deletes unreferenced images. The queue is in the database: when a process crashes,
 * another process takes over its job after the lease has expired.
 * @param options.leaseMs the lease of a job, in milliseconds
 * @param options.isEnabled whether the feature `image-widths` is enabled; otherwise no renditions are made
 * @returns a function that stops the worker within about a second and returns an unfinished job to the
 *   queue
 */
export function startRenditionWorker(
  context: RenditionContext,
  {
    log,
    leaseMs = LEASE_MS,
    isEnabled = true,
  }: { log: Log; leaseMs?: number; isEnabled?: boolean },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = work(context, { log, leaseMs, isEnabled, signal });
  return async () => {
    stopping.abort();
    await ended;
  };
}

type Worker = { log: Log; leaseMs: number; isEnabled: boolean; signal: AbortSignal };

async function work(context: RenditionContext, worker: Worker): Promise<void> {
  let cleanUpAt = 0;
  while (!worker.signal.aborted) {
    try {
      if (performance.now() >= cleanUpAt) {
        cleanUpAt = performance.now() + CLEANUP_INTERVAL_MS;
        await cleanUpImages(context);
      }
      while (worker.isEnabled && !worker.signal.aborted && (await processNextJob(context, worker)));
    } catch (error) {
      worker.log.error({ err: error }, 'The image renditions could not be processed');
    }
    await context.media.work.wait(POLL_INTERVAL_MS, worker.signal);
  }
}

/** Makes the renditions of the next image. Returns false when there is none. */
async function processNextJob(context: RenditionContext, worker: Worker): Promise<boolean> {
  const now = context.now();
  const lease = { id: randomUUID(), until: now + worker.leaseMs };
  const job = await takeRenditionJob(context.database, now, lease);
  if (!job) return false;
  try {
    await context.media.makeRenditions(job.path, worker.signal);
    await endRenditionJob(context.database, job, 'made');
  } catch (error) {
    await retryLater(context, job, { ...worker, error });
  }
  // A product that was deleted in the meantime could not delete its leased image.
  await deleteUnreferenced(context, [job.path]);
  return true;
}

async function retryLater(
  context: RenditionContext,
  job: RenditionJob,
  { log, signal, error }: Worker & { error: unknown },
): Promise<void> {
  const { attempts } = job;
  if (signal.aborted) {
    return endRenditionJob(context.database, job, { attempts, retryAt: context.now() });
  }
  log.error({ err: error, path: job.path }, 'The renditions of an image could not be made');
  const delay = Math.min(RETRY_DELAY_MS * 2 ** attempts, MAX_RETRY_DELAY_MS);
  await endRenditionJob(context.database, job, {
    attempts: attempts + 1,
    retryAt: context.now() + delay,
  });
}
