import type { Database, Db } from './database.ts';

/** A picture as the shop keeps it: its path on the wire and its master's size in pixels. */
export type Picture = { path: string; width: number; height: number };

/** Variants to make, taken by one process until `due` (milliseconds since 1970). */
export type VariantsJob = Picture & { tries: number; due: number };

/**
 * Writes a picture's row and a hold on it, so that nobody removes the picture before the save it
 * was sent for has named it. A picture that is already there is held again, its variants checked again.
 * @param until when the hold ends by itself (its process may be killed), in milliseconds since 1970
 */
export async function holdPicture(
  database: Database,
  picture: Picture,
  hold: { id: string; until: number; now: number },
): Promise<void> {
  const work = { variants: 'pending', tries: 0, due_at: hold.now } as const;
  await database.transact(async (db) => {
    await db
      .insertInto('pictures')
      .values({ ...picture, ...work })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(work))
      .execute();
    await db
      .insertInto('picture_holds')
      .values({ id: hold.id, path: picture.path, until: hold.until })
      .execute();
  });
}

/** Ends holds: what nothing names by then may be removed. */
export async function releaseHolds(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.transact((db) => db.deleteFrom('picture_holds').where('id', 'in', ids).execute());
}

/**
 * Removes a picture that no product, site image, order or live hold names; answers whether it did.
 * The files go by `removeFiles` while the row is locked: an upload of the same picture waits for
 * the row, then writes the files anew. Files gone with the row left behind are found by the next sweep.
 */
export async function dropIfUnnamed(
  database: Database,
  path: string,
  now: number,
  removeFiles: () => Promise<void>,
): Promise<boolean> {
  return database.transact(async (db) => {
    // Locks the row first, so that the next statement sees what others did to it until now.
    const lock = db.updateTable('pictures').set((eb) => ({ tries: eb.ref('tries') }));
    const { numUpdatedRows } = await lock.where('path', '=', path).executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const unnamed = await selectUnnamed(db, now).where('path', '=', path).executeTakeFirst();
    if (!unnamed) return false;
    await removeFiles();
    await db.deleteFrom('pictures').where('path', '=', path).execute();
    return true;
  });
}

/** Pictures that nothing names, at most `most` of them. */
export async function listUnnamed(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await selectUnnamed(db, now).limit(most).execute();
  return rows.map((row) => row.path);
}

function selectUnnamed(db: Db, now: number) {
  return db
    .selectFrom('pictures as p')
    .select('p.path')
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('product_pictures as u').select('u.path').whereRef('u.path', '=', 'p.path'),
          ),
          exists(
            selectFrom('order_pictures as u').select('u.path').whereRef('u.path', '=', 'p.path'),
          ),
          exists(
            selectFrom('site_images as u').select('u.image').whereRef('u.image', '=', 'p.path'),
          ),
          exists(
            selectFrom('picture_holds as u')
              .select('u.path')
              .whereRef('u.path', '=', 'p.path')
              .where('u.until', '>', now),
          ),
        ]),
      ),
    );
}

/**
 * Takes the oldest variants to make, for `lease` milliseconds; undefined when there are none. Of
 * several processes asking at once, one gets it. A killed process's job comes back when its lease ends.
 */
export async function takeVariantsJob(
  database: Database,
  now: number,
  lease: number,
): Promise<VariantsJob | undefined> {
  const found = await database.db
    .selectFrom('pictures')
    .select(['path', 'due_at'])
    .where('variants', '=', 'pending')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const due = now + lease;
  const row = await database.transact((db) =>
    db
      .updateTable('pictures')
      .set((eb) => ({ due_at: due, tries: eb('tries', '+', 1) }))
      .where('path', '=', found.path)
      .where('variants', '=', 'pending')
      .where('due_at', '=', found.due_at)
      .returning(['path', 'width', 'height', 'tries'])
      .executeTakeFirst(),
  );
  return row ? { ...row, due } : takeVariantsJob(database, now, lease);
}

/**
 * Writes how a job ended: made, failed for good, or to be tried again at a moment. A picture that
 * was sent again meanwhile keeps its new job.
 */
export async function endVariantsJob(
  database: Database,
  job: VariantsJob,
  end: 'made' | 'failed' | { retryAt: number },
): Promise<void> {
  const change = typeof end === 'string' ? { variants: end } : { due_at: end.retryAt };
  await database.transact((db) =>
    db
      .updateTable('pictures')
      .set(change)
      .where('path', '=', job.path)
      .where('due_at', '=', job.due)
      .execute(),
  );
}
