import type { Database, Db } from './database.ts';

/** A picture as the shop keeps it: its path on the wire and its master's size in pixels. */
export type Picture = { path: string; width: number; height: number };

/** A claim on a picture's files: nobody removes them before `until` (milliseconds since 1970). */
export type Hold = { id: string; until: number };

/** A picture whose variants one process is making. */
export type VariantsJob = { path: string; tries: number; hold: Hold };

/**
 * Writes a picture's row and a hold on it, so that nobody removes the picture before the save it
 * was sent for has named it. A picture that is already there is held again, its variants checked again.
 */
export async function holdPicture(
  database: Database,
  picture: Picture,
  { now, ...hold }: Hold & { now: number },
): Promise<void> {
  const work = { variants: 'pending', tries: 0, due_at: now } as const;
  await database.transact(async (db) => {
    await db
      .insertInto('pictures')
      .values({ ...picture, ...work })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(work))
      .execute();
    await insertHold(db, picture.path, hold);
  });
}

async function insertHold(db: Db, path: string, hold: Hold): Promise<void> {
  await db
    .insertInto('picture_holds')
    .values({ ...hold, path })
    .execute();
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
  const candidate = await selectUnnamed(database.db, now)
    .where('path', '=', path)
    .executeTakeFirst();
  if (!candidate) return false;
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

/** Forgets the holds of killed processes: those that ended by themselves. */
export async function deleteEndedHolds(database: Database, now: number): Promise<void> {
  await database.transact((db) =>
    db.deleteFrom('picture_holds').where('until', '<=', now).execute(),
  );
}

/** How many pictures wait for their variants. */
export async function countPendingVariants(db: Db): Promise<number> {
  const pending = db.selectFrom('pictures').where('variants', '=', 'pending');
  const { count } = await pending
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectUnnamed(db: Db, now: number) {
  return selectUnheld(db, now)
    .select('p.path')
    .where((eb) => {
      const product = eb.selectFrom('product_pictures as u').select('u.path');
      const order = eb.selectFrom('order_pictures as u').select('u.path');
      const siteImage = eb.selectFrom('site_images as u').select('u.image');
      return eb.not(
        eb.or([
          eb.exists(product.whereRef('u.path', '=', 'p.path')),
          eb.exists(order.whereRef('u.path', '=', 'p.path')),
          eb.exists(siteImage.whereRef('u.image', '=', 'p.path')),
        ]),
      );
    });
}

function selectUnheld(db: Db, now: number) {
  return db.selectFrom('pictures as p').where((eb) => {
    const holds = eb.selectFrom('picture_holds as h').select('h.path');
    return eb.not(eb.exists(holds.whereRef('h.path', '=', 'p.path').where('h.until', '>', now)));
  });
}

/**
 * Takes the oldest variants to make, with a hold on their picture; undefined when there are none. Of
 * several processes asking at once, one gets them. Pictures not yet saved wait; what a killed
 * process had taken comes back when its hold ends.
 */
export async function takeVariantsJob(
  database: Database,
  now: number,
  hold: Hold,
): Promise<VariantsJob | undefined> {
  const found = await selectUnheld(database.db, now)
    .select(['p.path', 'p.due_at', 'p.tries'])
    .where('p.variants', '=', 'pending')
    .where('p.due_at', '<=', now)
    .orderBy('p.due_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const taken = await database.transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('pictures')
      .set({ due_at: hold.until })
      .where('path', '=', found.path)
      .where('variants', '=', 'pending')
      .where('due_at', '=', found.due_at)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await insertHold(db, found.path, hold);
    return true;
  });
  if (!taken) return takeVariantsJob(database, now, hold);
  return { path: found.path, tries: found.tries, hold };
}

/**
 * Ends a job and its hold: made, or to be tried again at a moment. A picture that was sent again
 * meanwhile keeps its new job.
 */
export async function endVariantsJob(
  database: Database,
  { path, hold }: VariantsJob,
  end: 'made' | { tries: number; retryAt: number },
): Promise<void> {
  const change = end === 'made' ? { variants: end } : { tries: end.tries, due_at: end.retryAt };
  await database.transact(async (db) => {
    await db
      .updateTable('pictures')
      .set(change)
      .where('path', '=', path)
      .where('due_at', '=', hold.until)
      .execute();
    await db.deleteFrom('picture_holds').where('id', '=', hold.id).execute();
  });
}
