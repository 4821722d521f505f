import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Hold } from './pictures.ts';

/**
 * Holds every picture there is for a copy of the shop, so that none of their files goes before it is
 * copied. What nothing names meanwhile is removed by the hosts' next sweep.
 */
export async function holdEveryPicture(database: Database, { id, until }: Hold): Promise<void> {
  await database.transact(async (db) => {
    // Locks the rows first: a removal under way ends before, one that comes later finds the hold.
    const lock = db.updateTable('pictures').set((eb) => ({ tries: eb.ref('tries') }));
    await lock.execute();
    await sql`
      insert into picture_holds (id, path, until)
      select cast(${id} as text) || ':' || path, path, cast(${until} as bigint) from pictures`.execute(
      db,
    );
  });
}

/** Moves the end of a copy's holds. */
export async function extendHolds(database: Database, { id, until }: Hold): Promise<void> {
  await database.transact((db) =>
    db.updateTable('picture_holds').set({ until }).where('id', 'like', `${id}:%`).execute(),
  );
}

/** Ends a copy's holds. */
export async function endHolds(database: Database, id: string): Promise<void> {
  await database.transact((db) =>
    db.deleteFrom('picture_holds').where('id', 'like', `${id}:%`).execute(),
  );
}
