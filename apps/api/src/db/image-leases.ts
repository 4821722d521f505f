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
    const lock = db.updateTable('pictures').set((eb) => ({ tries: eb.ref('tries') }));
    await lock.execute();
    await sql`
      insert into picture_holds (id, path, until)
      select cast(${id} as text) || ':' || path, path, cast(${until} as bigint) from pictures`.execute(
      db,
    );
  });
}

/** Extends the leases of a backup. */
export async function extendImageLeases(database: Database, { id, until }: Lease): Promise<void> {
  await database.transact((db) =>
    db.updateTable('picture_holds').set({ until }).where('id', 'like', `${id}:%`).execute(),
  );
}

/** Releases the leases of a backup. */
export async function releaseImageLeases(database: Database, id: string): Promise<void> {
  await database.transact((db) =>
    db.deleteFrom('picture_holds').where('id', 'like', `${id}:%`).execute(),
  );
}
