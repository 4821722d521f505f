import { setTimeout as sleep } from 'node:timers/promises';
import { createMedia } from '../../media/media.ts';
import { parsePicturePath } from '../../media/names.ts';
import { makeS3Storage, type Bucket } from '../../media/s3-storage.ts';
import { sweepPictures } from '../../services/pictures.ts';
import { openDatabase } from '../../store/database.ts';
import type { Place } from '../../testing/each-database.ts';
import { keptObjects } from '../../testing/kept-files.ts';
import { bucketSettings } from '../../testing/run-command.ts';
import { hasSwift, startSwift } from '../../testing/swift-server.ts';
import type { Arena } from '../arena.ts';
import { auditPlace } from '../books.ts';
import { signOwnerIn } from '../counter.ts';
import { addPicture } from '../pictures.ts';
import { makeFaults, type Outcome, type Trial } from '../trial.ts';

const HOUR = 3_600_000;
const KILLS = 12;
const AT_ONCE = 4;
/** A kill falls anywhere in an upload, in milliseconds after its start. */
const LONGEST_WAIT = 600;

/**
 * Two processes take pictures into one bucket of OpenStack Swift while one after the other is killed.
 * What was acknowledged is there, every picture's row has its file, and once holds have ended no
 * object is left that nothing names (U5).
 */
async function killUploads(arena: Arena): Promise<Outcome> {
  if (!hasSwift()) {
    const result = 'this machine has no OpenStack Swift with memcached (docs/decisions/0017)';
    return { load: 'not run', result, held: false };
  }
  const swift = await startSwift();
  arena.atEnd(swift.stop);
  return uploadUnderKills(arena, swift.bucket, KILLS);
}

/** The same on any bucket that is there. */
export async function uploadUnderKills(
  arena: Arena,
  bucket: Bucket,
  kills: number,
): Promise<Outcome> {
  const faults = makeFaults();
  const place = { ...(await arena.makePlace()), bucket };
  const settings = bucketSettings(bucket);
  const hosts = [await arena.start(place, settings), await arena.start(place, settings)];
  const { access } = await signOwnerIn(hosts[0]?.url ?? '');
  const statuses: (number | undefined)[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const uploads = Array.from({ length: AT_ONCE }, async (_, number) => {
      const { url = '' } = hosts[number % hosts.length] ?? {};
      return addPicture(url, access, arena.random).catch(() => undefined);
    });
    await sleep(arena.random.whole(0, LONGEST_WAIT));
    const at = arena.random.whole(0, hosts.length - 1);
    await hosts[at]?.end('SIGKILL');
    statuses.push(...(await Promise.all(uploads)));
    hosts[at] = await arena.start(place, settings);
  }
  await Promise.all(hosts.map((host) => host.end()));
  const taken = statuses.filter((status) => status === 201).length;
  const unknown = statuses.filter((status) => status === undefined).length;
  faults.expect(taken + unknown === statuses.length, `answers: ${statuses.join(', ')}`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  const { banners, pictures } = await sweepAndCount(place, bucket);
  faults.expect(banners >= taken && banners <= taken + unknown, `${banners} banners are there`);
  const kept = new Set((await keptObjects(bucket)).map(hashOf));
  const orphans = [...kept].filter((hash) => !pictures.has(hash)).length;
  faults.expect(orphans === 0, `${orphans} pictures in the bucket that no row knows`);
  const lost = [...pictures].filter((hash) => !kept.has(hash)).length;
  faults.expect(lost === 0, `${lost} rows without their picture`);
  return faults.outcome(
    `kill -9 ${kills} times in ${AT_ONCE} uploads at once, two processes on one bucket`,
    `${taken} taken, ${unknown} unknown; none lost, no object that nothing names, audit passes`,
  );
}

/** Sweeps as a host does once the holds of the killed have ended; tells what is left. */
async function sweepAndCount(place: Place, bucket: Bucket) {
  const { dataDir, url } = place;
  const database = await openDatabase({ dataDir, url });
  try {
    const media = await createMedia({ dataDir, storage: makeS3Storage(bucket) });
    await sweepPictures({ database, media, now: () => Date.now() + HOUR });
    const banners = await database.db.selectFrom('site_images').select('image').execute();
    const rows = await database.db.selectFrom('pictures').select('path').execute();
    const pictures = new Set(rows.map(({ path }) => parsePicturePath(path)?.hash ?? path));
    return { banners: banners.length, pictures };
  } finally {
    await database.close();
  }
}

function hashOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}

export const uploadsKilled: Trial = {
  ids: ['U5'],
  name: 'uploads killed',
  on: ['PostgreSQL'],
  run: killUploads,
};
