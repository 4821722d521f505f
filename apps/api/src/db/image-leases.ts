import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Lease } from './images.ts';

/**
 * Leases all images for a backup, so that no file is deleted before it is copied. The next cleanup of
 * an API server deletes images that are unreferenced afterwards.
 */
export async function leaseAllImages(database: Database, { id, until }: Lease): Promise<void> {
  await database.transact(async (db) => {
    // Locks the rows: a running deletion ends before, a later one finds the lease.
    const lock = db.updateTable('images').set((eb) => ({ attempts: eb.ref('attempts') }));
    await lock.execute();
    await sql`
      insert into image_leases (id, path, until)
      select cast(${id} as text) || ':' || path, path, cast(${until} as bigint) from images`.execute(
      db,
    );
  });
}

/** Extends the leases of a backup. */
export async function extendImageLeases(database: Database, { id, until }: Lease): Promise<void> {
  await database.transact((db) =>
    db.updateTable('image_leases').set({ until }).where('id', 'like', `${id}:%`).execute(),
  );
}

/** Releases the leases of a backup. */
export async function releaseImageLeases(database: Database, id: string): Promise<void> {
  await database.transact((db) =>
    db.deleteFrom('image_leases').where('id', 'like', `${id}:%`).execute(),
  );
}
