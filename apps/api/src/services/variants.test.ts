import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parsePicturePath } from '../media/names.ts';
import { takeVariantsJob, endVariantsJob } from '../store/pictures.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { keptFiles } from '../testing/kept-files.ts';
import {
  forgetBanner,
  makeUpload,
  saveBanner,
  usePictureShops,
  type PictureShop,
} from '../testing/picture-shop.ts';
import { dropUnnamed } from './pictures.ts';
import { startVariants } from './variants.ts';

const MINUTE = 60_000;
const VARIANTS = 12;
const PATIENCE = { timeout: 20_000, interval: 20 };

async function filesOf({ place }: PictureShop, path: string): Promise<string[]> {
  const hash = parsePicturePath(path)?.hash ?? 'none';
  return (await keptFiles(place)).filter((name) => name.startsWith(hash));
}

async function rowOf({ database }: PictureShop, path: string) {
  const row = database.db.selectFrom('pictures').selectAll().where('path', '=', path);
  return row.executeTakeFirst();
}

/** Collects what a worker logs. */
function makeLog() {
  const said: string[] = [];
  return {
    said,
    log: { error: (_details: object, message: string) => void said.push(message) },
  };
}

function newHold(shop: PictureShop) {
  return { id: randomUUID(), until: shop.now() + MINUTE };
}

eachDatabase((makePlace) => {
  const shops = usePictureShops(makePlace);

  test('host.md the queue makes every width in AVIF, WebP and JPEG', async () => {
    const [shop] = shops();
    const path = await saveBanner(shop, await makeUpload(shop.place, 1_500));
    const { log, said } = makeLog();
    const stop = startVariants(shop, { log });
    await expect.poll(async () => (await rowOf(shop, path))?.variants, PATIENCE).toBe('made');
    await stop();
    const hash = parsePicturePath(path)?.hash ?? '';
    const names = [320, 640, 960, 1440].flatMap((width) =>
      ['avif', 'jpg', 'webp'].map((extension) => `${hash}.${width}.${extension}`),
    );
    expect(await filesOf(shop, path)).toEqual([...names, `${hash}.jpg`].toSorted());
    expect(said).toEqual([]);
    const shown = await shop.media.open(path, { width: 960, accept: 'image/webp' });
    const pixels = await sharp(shown && (await buffer(shown.stream))).metadata();
    expect(pixels).toMatchObject({ format: 'webp', width: 960, height: 960 });
  });

  test('host.md of several processes, one takes each job', async () => {
    const [one, two] = shops();
    const paths = [];
    for (let number = 0; number < 5; number += 1) {
      paths.push(await saveBanner(one, await makeUpload(one.place)));
    }
    const jobs = await Promise.all(
      [one, two, one, two, one, two, one, two].map((shop) =>
        takeVariantsJob(shop.database, shop.now(), newHold(shop)),
      ),
    );
    const taken = jobs.flatMap((job) => job ?? []);
    expect(taken.map((job) => job.path).toSorted()).toEqual(paths.toSorted());
    for (const job of taken) await endVariantsJob(one.database, job, 'made');
  });

  test('host.md a job cut short by kill -9 is taken up again, and ends whole', async () => {
    const [shop] = shops();
    const { dataDir, url } = shop.place;
    const path = await saveBanner(shop, await makeUpload(shop.place, 900, true));
    const script = fileURLToPath(new URL('../testing/run-variants.ts', import.meta.url));
    const worker = spawn(process.execPath, [script, dataDir, ...(url ? [url] : [])]);
    await expect.poll(async () => (await filesOf(shop, path)).length, PATIENCE).toBeGreaterThan(4);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(await rowOf(shop, path)).toMatchObject({ variants: 'pending' });
    expect((await filesOf(shop, path)).length).toBeLessThan(VARIANTS + 1);
    expect(await takeVariantsJob(shop.database, shop.now(), newHold(shop))).toBeUndefined();

    shop.pass(3 * MINUTE);
    const stop = startVariants(shop, makeLog());
    await expect.poll(async () => (await rowOf(shop, path))?.variants, PATIENCE).toBe('made');
    await stop();
    expect(await filesOf(shop, path)).toHaveLength(VARIANTS + 1);
  });

  test('host.md a stop hands the job back at once', async () => {
    const [shop] = shops();
    const path = await saveBanner(shop, await makeUpload(shop.place, 900, true));
    const stop = startVariants(shop, makeLog());
    await expect.poll(async () => (await filesOf(shop, path)).length, PATIENCE).toBeGreaterThan(3);
    await stop();
    const job = await takeVariantsJob(shop.database, shop.now(), newHold(shop));
    expect(job).toMatchObject({ path, tries: 0 });
    if (job) await endVariantsJob(shop.database, job, 'made');
  });

  test('host.md a picture deleted while its variants are made is gone when they are', async () => {
    const [shop, other] = shops();
    const path = await saveBanner(shop, await makeUpload(shop.place, 900, true));
    const stop = startVariants(shop, makeLog());
    await expect.poll(async () => (await filesOf(shop, path)).length, PATIENCE).toBeGreaterThan(3);
    await forgetBanner(other, path);
    await dropUnnamed(other, [path]);
    await expect.poll(() => rowOf(shop, path), PATIENCE).toBeUndefined();
    await stop();
    expect(await filesOf(shop, path)).toEqual([]);
  });

  test('O10 a picture whose variants fail waits ever longer, is never given up, and holds up no other', async () => {
    const [shop] = shops();
    const path = await saveBanner(shop, await makeUpload(shop.place));
    const full = new Error('no space left on device');
    const media = { ...shop.media, makeVariants: () => Promise.reject(full) };
    const { log, said } = makeLog();
    const stopFull = startVariants({ ...shop, media }, { log });
    for (const tries of [1, 2, 3]) {
      await expect.poll(async () => (await rowOf(shop, path))?.tries, PATIENCE).toBe(tries);
      shop.pass(MINUTE * tries);
      shop.media.work.ring();
    }
    await expect.poll(async () => (await rowOf(shop, path))?.tries, PATIENCE).toBe(4);
    await stopFull();
    expect(said).toHaveLength(4);

    const next = await saveBanner(shop, await makeUpload(shop.place));
    const stop = startVariants(shop, { log });
    await expect.poll(async () => (await rowOf(shop, next))?.variants, PATIENCE).toBe('made');
    expect(await rowOf(shop, path)).toMatchObject({ variants: 'pending', tries: 4 });
    shop.pass(60 * MINUTE);
    shop.media.work.ring();
    await expect.poll(async () => (await rowOf(shop, path))?.variants, PATIENCE).toBe('made');
    await stop();
  });
});
