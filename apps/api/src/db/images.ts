import { MAX_LEAD_MS } from './clock.ts';
import type { Database, Db } from './database.ts';

/** A stored image: its path in the API and the size of its master file in pixels. */
export type StoredImage = { path: string; width: number; height: number };

/** A lease on the files of an image: they are not deleted before `until` (milliseconds since 1970). */
export type Lease = { id: string; until: number };

/** A job to make the renditions of an image, taken by one process. */
export type RenditionJob = { path: string; attempts: number; lease: Lease };

/**
 * Inserts an image with a lease, so that it is not deleted before the upload is saved. An existing
 * image gets another lease, and its renditions are checked again.
 */
export async function leaseImage(
  database: Database,
  image: StoredImage,
  { now, ...lease }: Lease & { now: number },
): Promise<void> {
  const work = { renditions: 'pending', attempts: 0, run_at: now } as const;
  await database.transact(async (db) => {
    await db
      .insertInto('images')
      .values({ ...image, ...work })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(work))
      .execute();
    await insertLease(db, image.path, lease);
  });
}

/** Inserts a lease on an image in the transaction of the caller. */
export async function insertLease(db: Db, path: string, lease: Lease): Promise<void> {
  await db
    .insertInto('image_leases')
    .values({ ...lease, path })
    .execute();
}

/**
 * Locks those of some images that are stored, so that they are not deleted until the transaction ends. Returns their
 * paths.
 */
export async function lockImages(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .updateTable('images')
    .set((eb) => ({ attempts: eb.ref('attempts') }))
    .where('path', 'in', paths)
    .returning('path')
    .execute();
  return new Set(rows.map(({ path }) => path));
}

/** Deletes leases. Images without a reference can be deleted afterwards. */
export async function releaseLeases(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.transact((db) => deleteLeases(db, ids));
}

async function deleteLeases(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('image_leases').where('id', 'in', ids).execute();
}

/**
 * Deletes an image that no product, site image, order, entry of the bin, undo or lease references. Returns whether it
 * did. `removeFiles` runs while the row is locked: an upload of the same image waits for the row, then writes the
 * files again. When the files are gone and the row is left, the next cleanup deletes it.
 * @param lease is released in the same transaction: after a failure, as on a full disk, it stays until it expires
 */
export async function deleteIfUnreferenced(
  database: Database,
  path: string,
  now: number,
  removeFiles: () => Promise<void>,
  lease?: string,
): Promise<boolean> {
  const isUnreferenced = async (db: Db) =>
    (await selectUnreferenced(db, now).where('path', '=', path).executeTakeFirst()) !== undefined;
  if (lease === undefined && !(await isUnreferenced(database.db))) return false;
  return database.transact(async (db) => {
    if (lease !== undefined) await deleteLeases(db, [lease]);
    // Locks the row first: the next statement reads all changes until now.
    const lock = db.updateTable('images').set((eb) => ({ attempts: eb.ref('attempts') }));
    const { numUpdatedRows } = await lock.where('path', '=', path).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (!(await isUnreferenced(db))) return false;
    await removeFiles();
    await db.deleteFrom('images').where('path', '=', path).execute();
    return true;
  });
}

/** The paths of unreferenced images. */
export async function findUnreferencedImages(
  db: Db,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await selectUnreferenced(db, now).limit(limit).execute();
  return rows.map((row) => row.path);
}

/** Deletes expired leases: those of killed processes. */
export async function deleteExpiredLeases(database: Database, now: number): Promise<void> {
  await database.transact((db) =>
    db
      .deleteFrom('image_leases')
      .where((eb) => eb.or([eb('until', '<=', now), eb('until', '>', now + MAX_LEAD_MS)]))
      .execute(),
  );
}

/** The number of images whose renditions are pending. */
export async function countPendingRenditions(db: Db): Promise<number> {
  const pending = db.selectFrom('images').where('renditions', '=', 'pending');
  const { count } = await pending
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectUnreferenced(db: Db, now: number) {
  return selectUnleased(db, now)
    .select('i.path')
    .where((eb) => {
      const product = eb.selectFrom('product_images as u').select('u.path');
      const order = eb.selectFrom('order_images as u').select('u.path');
      const siteImage = eb.selectFrom('site_images as u').select('u.image');
      const deleted = eb.selectFrom('bin_images as u').select('u.path');
      const replaced = eb.selectFrom('edit_undo_images as u').select('u.path');
      return eb.not(
        eb.or([
          eb.exists(product.whereRef('u.path', '=', 'i.path')),
          eb.exists(order.whereRef('u.path', '=', 'i.path')),
          eb.exists(siteImage.whereRef('u.image', '=', 'i.path')),
          eb.exists(deleted.whereRef('u.path', '=', 'i.path')),
          eb.exists(replaced.whereRef('u.path', '=', 'i.path')),
        ]),
      );
    });
}

function selectUnleased(db: Db, now: number) {
  return db.selectFrom('images as i').where((eb) => {
    const leases = eb.selectFrom('image_leases as l').select('l.path');
    const isLive = leases
      .whereRef('l.path', '=', 'i.path')
      .where('l.until', '>', now)
      .where('l.until', '<=', now + MAX_LEAD_MS);
    return eb.not(eb.exists(isLive));
  });
}

/**
 * Takes the oldest rendition job, with a lease on its image; undefined when there is none. Only one
 * of several concurrent processes gets it. Images that are not saved yet have no job. The job of a killed
 * process is available again when its lease expires.
 */
export async function takeRenditionJob(
  database: Database,
  now: number,
  lease: Lease,
): Promise<RenditionJob | undefined> {
  const found = await selectUnleased(database.db, now)
    .select(['i.path', 'i.run_at', 'i.attempts'])
    .where('i.renditions', '=', 'pending')
    .where((eb) => eb.or([eb('i.run_at', '<=', now), eb('i.run_at', '>', now + MAX_LEAD_MS)]))
    .orderBy('i.run_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const taken = await database.transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('images')
      .set({ run_at: lease.until })
      .where('path', '=', found.path)
      .where('renditions', '=', 'pending')
      .where('run_at', '=', found.run_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await insertLease(db, found.path, lease);
    return true;
  });
  if (!taken) return takeRenditionJob(database, now, lease);
  return { path: found.path, attempts: found.attempts, lease };
}

/**
 * Ends a job and its lease. `end` is `made`, or when to retry. An image that was uploaded again in the
 * meantime retains its new job.
 */
export async function endRenditionJob(
  database: Database,
  { path, lease }: RenditionJob,
  end: 'made' | { attempts: number; retryAt: number },
): Promise<void> {
  const change =
    end === 'made' ? { renditions: end } : { attempts: end.attempts, run_at: end.retryAt };
  await database.transact(async (db) => {
    await db
      .updateTable('images')
      .set(change)
      .where('path', '=', path)
      .where('run_at', '=', lease.until)
      .execute();
    await db.deleteFrom('image_leases').where('id', '=', lease.id).execute();
  });
}
