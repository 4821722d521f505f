import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseImagePath } from '../media/image-names.ts';
import { takeRenditionJob, endRenditionJob } from '../db/images.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { storedFiles } from '../testing/stored-files.ts';
import {
  deleteBanner,
  makeUpload,
  saveBanner,
  useImageContexts,
  type ImageContext,
} from '../testing/image-context.ts';
import { deleteUnreferenced } from './images.ts';
import { startRenditionWorker } from './image-renditions.ts';

const MINUTE = 60_000;
const RENDITIONS = 15;
const POLL_OPTIONS = { timeout: 20_000, interval: 20 };

async function filesOf({ testDatabase }: ImageContext, path: string): Promise<string[]> {
  const hash = parseImagePath(path)?.hash ?? 'none';
  return (await storedFiles(testDatabase)).filter((name) => name.startsWith(hash));
}

async function rowOf({ database }: ImageContext, path: string) {
  const row = database.db.selectFrom('images').selectAll().where('path', '=', path);
  return row.executeTakeFirst();
}

/** Creates a log that collects the entries of a worker. */
function makeLog() {
  const messages: string[] = [];
  return {
    messages,
    log: { error: (_details: object, message: string) => void messages.push(message) },
  };
}

function newLease(context: ImageContext) {
  return { id: randomUUID(), until: context.now() + MINUTE };
}

eachDatabase((createTestDatabase) => {
  const contexts = useImageContexts(createTestDatabase);

  test('the worker makes every width in AVIF, WebP and JPEG', async () => {
    const [context] = contexts();
    const path = await saveBanner(context, await makeUpload(context.testDatabase, 1_500));
    const { log, messages } = makeLog();
    const stop = startRenditionWorker(context, { log });
    await expect
      .poll(async () => (await rowOf(context, path))?.renditions, POLL_OPTIONS)
      .toBe('made');
    await stop();
    const hash = parseImagePath(path)?.hash ?? '';
    const names = [320, 480, 720, 1080, 1440].flatMap((width) =>
      ['avif', 'jpg', 'webp'].map((extension) => `${hash}.${width}.${extension}`),
    );
    expect(await filesOf(context, path)).toEqual([...names, `${hash}.jpg`].toSorted());
    expect(messages).toEqual([]);
    const served = await context.media.open(path, { width: 1080, accept: 'image/webp' });
    const pixels = await sharp(served && (await buffer(served.stream))).metadata();
    expect(pixels).toMatchObject({ format: 'webp', width: 1080, height: 1080 });
  });

  test('each job is taken by one of several processes', async () => {
    const [one, two] = contexts();
    const paths = [];
    for (let number = 0; number < 5; number += 1) {
      paths.push(await saveBanner(one, await makeUpload(one.testDatabase)));
    }
    const jobs = await Promise.all(
      [one, two, one, two, one, two, one, two].map((context) =>
        takeRenditionJob(context.database, context.now(), newLease(context)),
      ),
    );
    const taken = jobs.flatMap((job) => job ?? []);
    expect(taken.map((job) => job.path).toSorted()).toEqual(paths.toSorted());
    for (const job of taken) await endRenditionJob(one.database, job, 'made');
  });

  test('a job of a process that was killed with -9 is taken again and completed', async () => {
    const [context] = contexts();
    const { dataDir, url } = context.testDatabase;
    const path = await saveBanner(context, await makeUpload(context.testDatabase, 900, true));
    const script = fileURLToPath(new URL('../testing/run-rendition-worker.ts', import.meta.url));
    const worker = spawn(process.execPath, [script, dataDir, ...(url ? [url] : [])]);
    await expect
      .poll(async () => (await filesOf(context, path)).length, POLL_OPTIONS)
      .toBeGreaterThan(4);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(await rowOf(context, path)).toMatchObject({ renditions: 'pending' });
    expect((await filesOf(context, path)).length).toBeLessThan(RENDITIONS + 1);
    expect(
      await takeRenditionJob(context.database, context.now(), newLease(context)),
    ).toBeUndefined();

    context.advanceClock(3 * MINUTE);
    const stop = startRenditionWorker(context, makeLog());
    await expect
      .poll(async () => (await rowOf(context, path))?.renditions, POLL_OPTIONS)
      .toBe('made');
    await stop();
    expect(await filesOf(context, path)).toHaveLength(RENDITIONS + 1);
  });

  test('stopping the worker returns its job to the queue at once', async () => {
    const [context] = contexts();
    const path = await saveBanner(context, await makeUpload(context.testDatabase, 900, true));
    const stop = startRenditionWorker(context, makeLog());
    await expect
      .poll(async () => (await filesOf(context, path)).length, POLL_OPTIONS)
      .toBeGreaterThan(3);
    await stop();
    const job = await takeRenditionJob(context.database, context.now(), newLease(context));
    expect(job).toMatchObject({ path, attempts: 0 });
    if (job) await endRenditionJob(context.database, job, 'made');
  });

  test('an image that is deleted while its renditions are made has no files afterwards', async () => {
    const [context, other] = contexts();
    const path = await saveBanner(context, await makeUpload(context.testDatabase, 900, true));
    const stop = startRenditionWorker(context, makeLog());
    await expect
      .poll(async () => (await filesOf(context, path)).length, POLL_OPTIONS)
      .toBeGreaterThan(3);
    await deleteBanner(other, path);
    await deleteUnreferenced(other, [path]);
    await expect.poll(() => rowOf(context, path), POLL_OPTIONS).toBeUndefined();
    await stop();
    expect(await filesOf(context, path)).toEqual([]);
  });

  test('O10 renditions that fail are retried with increasing delays, without limit, and do not block other images', async () => {
    const [context] = contexts();
    const path = await saveBanner(context, await makeUpload(context.testDatabase));
    const diskFull = new Error('no space left on device');
    const media = { ...context.media, makeRenditions: () => Promise.reject(diskFull) };
    const { log, messages } = makeLog();
    const stopFailing = startRenditionWorker({ ...context, media }, { log });
    for (const attempts of [1, 2, 3]) {
      await expect
        .poll(async () => (await rowOf(context, path))?.attempts, POLL_OPTIONS)
        .toBe(attempts);
      context.advanceClock(MINUTE * attempts);
      context.media.work.notify();
    }
    await expect.poll(async () => (await rowOf(context, path))?.attempts, POLL_OPTIONS).toBe(4);
    await stopFailing();
    expect(messages).toHaveLength(4);

    const next = await saveBanner(context, await makeUpload(context.testDatabase));
    const stop = startRenditionWorker(context, { log });
    await expect
      .poll(async () => (await rowOf(context, next))?.renditions, POLL_OPTIONS)
      .toBe('made');
    expect(await rowOf(context, path)).toMatchObject({ renditions: 'pending', attempts: 4 });
    context.advanceClock(60 * MINUTE);
    context.media.work.notify();
    await expect
      .poll(async () => (await rowOf(context, path))?.renditions, POLL_OPTIONS)
      .toBe('made');
    await stop();
  });
});
