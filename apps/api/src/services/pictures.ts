import { randomUUID } from 'node:crypto';
import { asUnavailable } from '../media/disk-full.ts';
import type { Media, ServedFile } from '../media/media.ts';
import { StoreFault } from '../media/store-fault.ts';
import { Refusal } from '../refusal.ts';
import {
  deleteEndedHolds,
  dropIfUnnamed,
  holdPicture,
  listUnnamed,
  releaseHolds,
  type Picture,
} from '../store/pictures.ts';
import type { Shop } from './shop.ts';

/** An upload that is not saved after this long, in milliseconds, was cut off: its process died. */
const HOLD = 10 * 60 * 1000;
const SWEEP_BATCH = 100;

type PictureShop = Pick<Shop, 'database' | 'media' | 'now'>;

/**
 * Takes uploaded pictures in, then runs `save`, which must name every one of them in the database.
 * When any part fails, neither files nor rows stay. The pictures come in the order of the files; two
 * equal files are one picture, twice in the list.
 * @param uploads the form's field (refusals name it) and the paths of its files
 * @throws Refusal `invalid` (not_an_image) or `too_large` (too_big) for a file that is no good
 */
export async function withPictures<Result>(
  shop: PictureShop,
  uploads: { field: string; files: readonly string[] },
  save: (pictures: Picture[]) => Promise<Result>,
): Promise<Result> {
  const holds = uploads.files.map((file) => ({ id: randomUUID(), file }));
  const ids = holds.map((hold) => hold.id);
  const taken: Picture[] = [];
  try {
    const outcomes = await Promise.allSettled(
      holds.map(({ id, file }) => takeIn(shop, uploads.field, { id, file, taken })),
    );
    const pictures = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw asUnavailable(outcome.reason);
      return outcome.value;
    });
    const result = await save(pictures);
    await letGo(shop, ids, []);
    return result;
  } catch (error) {
    // What a store did not confirm may still come about there: its holds end first, then it is swept.
    if (!(error instanceof StoreFault)) await letGo(shop, ids, taken);
    throw error;
  }
}

async function takeIn(
  shop: PictureShop,
  field: string,
  upload: { id: string; file: string; taken: Picture[] },
): Promise<Picture> {
  const encoded = await shop.media.encode(upload.file);
  if (typeof encoded === 'string') {
    const code = encoded === 'too_big' ? 'too_large' : 'invalid';
    throw new Refusal(code, { fields: { [field]: encoded } });
  }
  const { path, width, height } = encoded;
  const picture = { path, width, height };
  const now = shop.now();
  upload.taken.push(picture);
  await holdPicture(shop.database, picture, { id: upload.id, until: now + HOLD, now });
  await shop.media.write(encoded);
  return picture;
}

/** Ends the holds and removes the pictures of a failed save. A failure here changes no answer. */
async function letGo(shop: PictureShop, ids: string[], unsaved: Picture[]): Promise<void> {
  try {
    await releaseHolds(shop.database, ids);
    await dropUnnamed(
      shop,
      unsaved.map((picture) => picture.path),
    );
  } catch {
    // The holds end by themselves, and the sweep removes what nothing names.
  }
  shop.media.work.ring();
}

/**
 * Removes those of the pictures that no product, site image or order names any more. Pictures still
 * named, and unknown paths, are left alone.
 */
export async function dropUnnamed(shop: PictureShop, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) await dropOne(shop, path);
}

/**
 * The same after what was asked has been done: a failure here changes no answer any more, and the
 * sweep removes what is left.
 */
export async function dropAfterwards(shop: PictureShop, paths: readonly string[]): Promise<void> {
  try {
    await dropUnnamed(shop, paths);
  } catch {
    // The store or the database is away for a moment.
  }
}

async function dropOne({ database, media, now }: PictureShop, path: string): Promise<void> {
  await dropIfUnnamed(database, path, now(), () => media.remove(path));
}

/** Removes what killed processes left: pictures nothing names, and temporary files. */
export async function sweepPictures(shop: PictureShop): Promise<void> {
  await shop.media.clean(shop.now());
  await deleteEndedHolds(shop.database, shop.now());
  for (;;) {
    const paths = await listUnnamed(shop.database.db, shop.now(), SWEEP_BATCH);
    await dropUnnamed(shop, paths);
    if (paths.length < SWEEP_BATCH) return;
  }
}

/**
 * Opens the file that answers a picture's request: the best for the width and the formats the
 * browser accepts, or the master when no width is asked.
 * @throws Refusal `not_found`
 */
export async function openPicture(
  media: Media,
  path: string,
  wish?: { width: number; accept: string },
): Promise<ServedFile> {
  const file = await media.open(path, wish);
  if (!file) throw new Refusal('not_found');
  return file;
}
