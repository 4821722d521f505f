import type { ApiProduct } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import type { Media, RenditionRequest, ServedFile } from '../media/media.ts';
import { StorageError, asUnavailable } from '../media/storage-error.ts';
import { ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import {
  deleteExpiredLeases,
  deleteIfUnreferenced,
  insertLease,
  leaseImage,
  lockImages,
  findUnreferencedImages,
  releaseLeases,
  type StoredImage,
} from '../db/images.ts';
import type { AppContext } from './app-context.ts';

/** An upload that is not saved after this time was interrupted. No order waits so long for a product. */
const LEASE_MS = 10 * 60 * 1000;
const CLEANUP_BATCH = 100;

type ImageContext = Pick<AppContext, 'database' | 'media' | 'now'>;

/** A path that is leased until its upload is saved. */
type LeasedImage = { path: string; lease: string };

/**
 * Stores uploaded images, then runs `save`, which must reference all of them in the database. After an
 * error neither files nor rows are left. The images are in the order of the files; two equal files are
 * one image, twice in the list.
 * @param uploads the form field, for errors, and the paths of its files
 * @throws ShopError `invalid` (not_an_image) or `too_large` (too_big) for an unusable file
 */
export async function withUploadedImages<Result>(
  context: ImageContext,
  uploads: { field: string; files: readonly string[] },
  save: (images: StoredImage[]) => Promise<Result>,
): Promise<Result> {
  const leases = uploads.files.map((file) => ({ id: randomUUID(), file }));
  const ids = leases.map((lease) => lease.id);
  const uploaded: LeasedImage[] = [];
  try {
    const outcomes = await Promise.allSettled(
      leases.map(({ id, file }) => storeUpload(context, uploads.field, { id, file, uploaded })),
    );
    const images = outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw asUnavailable(outcome.reason);
      return outcome.value;
    });
    const result = await save(images);
    await releaseSaved(context, ids);
    return result;
  } catch (error) {
    // A bucket may still complete an unconfirmed write: the leases expire first, then the cleanup runs.
    if (!(error instanceof StorageError)) await deleteUnsaved(context, uploaded);
    throw error;
  }
}

async function storeUpload(
  context: ImageContext,
  field: string,
  upload: { id: string; file: string; uploaded: LeasedImage[] },
): Promise<StoredImage> {
  const encoded = await context.media.encode(upload.file);
  if (typeof encoded === 'string') {
    const code = encoded === 'too_big' ? 'too_large' : 'invalid';
    throw new ShopError(code, { fields: { [field]: encoded } });
  }
  const { path, width, height } = encoded;
  const image = { path, width, height };
  const now = context.now();
  upload.uploaded.push({ path, lease: upload.id });
  await leaseImage(context.database, image, { id: upload.id, until: now + LEASE_MS, now });
  await context.media.write(encoded);
  return image;
}

/** Releases the leases of saved images. Errors are ignored: leases expire. */
async function releaseSaved(context: ImageContext, ids: string[]): Promise<void> {
  try {
    await releaseLeases(context.database, ids);
  } catch {
    // The next cleanup deletes expired leases.
  }
  context.media.work.notify();
}

/**
 * Deletes the images of a failed save. Errors are ignored: the next cleanup deletes them when their leases have
 * expired.
 */
async function deleteUnsaved(
  context: ImageContext,
  unsaved: readonly LeasedImage[],
): Promise<void> {
  try {
    for (const { path, lease } of unsaved) await deleteImageIfUnreferenced(context, path, lease);
  } catch {
    // The storage or the database is unavailable.
  }
  context.media.work.notify();
}

/**
 * Leases the images that a change removes from a product, in its transaction. An order that waits for the product has
 * read their paths, and may store them afterwards; the cleanup deletes those that no order has.
 */
export async function leaseRemovedImages(
  { now }: Pick<ImageContext, 'now'>,
  db: Db,
  { before, after }: { before: ApiProduct; after: ApiProduct },
): Promise<void> {
  const remaining = new Set(after.product_images);
  const removed = before.product_images.filter((path) => !remaining.has(path));
  for (const path of await lockImages(db, removed)) {
    await insertLease(db, path, { id: randomUUID(), until: now() + LEASE_MS });
  }
}

/**
 * Deletes those images that no product, site image, order, entry of the bin or undo references. Unknown paths are
 * ignored.
 */
export async function deleteUnreferenced(
  context: ImageContext,
  paths: readonly string[],
): Promise<void> {
  for (const path of new Set(paths)) await deleteImageIfUnreferenced(context, path);
}

/** Like `deleteUnreferenced`, after a request has been processed: errors are ignored, and the next cleanup retries. */
export async function tryDeleteUnreferenced(
  context: ImageContext,
  paths: readonly string[],
): Promise<void> {
  try {
    await deleteUnreferenced(context, paths);
  } catch {
    // The storage or the database is unavailable.
  }
}

async function deleteImageIfUnreferenced(
  { database, media, now }: ImageContext,
  path: string,
  lease?: string,
): Promise<void> {
  await deleteIfUnreferenced(database, path, now(), () => media.remove(path), lease);
}

/** Deletes the unreferenced images that killed processes left. */
export async function cleanUpImages(context: ImageContext): Promise<void> {
  await deleteExpiredLeases(context.database, context.now());
  for (;;) {
    const paths = await findUnreferencedImages(context.database.db, context.now(), CLEANUP_BATCH);
    await deleteUnreferenced(context, paths);
    if (paths.length < CLEANUP_BATCH) return;
  }
}

/**
 * Opens the file of an image for a request: the best one for the width and the accepted formats, or the
 * master without a width.
 * @throws ShopError `not_found`
 */
export async function openImage(
  media: Media,
  path: string,
  requested?: RenditionRequest,
): Promise<ServedFile> {
  const file = await media.open(path, requested);
  if (!file) throw new ShopError('not_found');
  return file;
}
