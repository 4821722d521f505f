import { isOver } from './clock.ts';
import type { Db } from './database.ts';
import type { EditKind } from './tables.ts';

/** The object of an edit: its kind and its id for clients. */
export type EditedObject = { kind: EditKind; object: string };

/** What an edit replaced; `eventId` is its event of the trail. */
export type StoredUndo = { eventId: number; at: number; content: string };

/**
 * Stores what an edit replaced.
 * @param images those that the edit removed: their files are not deleted until the undo ends
 */
export async function insertEditUndo(
  db: Db,
  { kind, object }: EditedObject,
  { eventId, at, content, images }: StoredUndo & { images: readonly string[] },
): Promise<void> {
  await db
    .insertInto('edit_undos')
    .values({ event_id: eventId, kind, object, at, content })
    .execute();
  const paths = [...new Set(images)];
  if (paths.length === 0) return;
  await db
    .insertInto('edit_undo_images')
    .values(paths.map((path) => ({ event_id: eventId, path })))
    .execute();
}

/** The edits of an object that were not undone, the oldest first. */
export async function findEditUndos(db: Db, { kind, object }: EditedObject): Promise<StoredUndo[]> {
  return db
    .selectFrom('edit_undos')
    .select(['event_id as eventId', 'at', 'content'])
    .where('object', '=', object)
    .where('kind', '=', kind)
    .orderBy('event_id')
    .execute();
}

/** The edits of a kind that were not undone, by any object, the oldest first. */
export async function findEditUndosOf(
  db: Db,
  kind: EditKind,
): Promise<(StoredUndo & { object: string })[]> {
  return db
    .selectFrom('edit_undos')
    .select(['event_id as eventId', 'object', 'at', 'content'])
    .where('kind', '=', kind)
    .orderBy('event_id')
    .execute();
}

/** Replaces what is stored of an edit. */
export async function updateEditUndo(db: Db, eventId: number, content: string): Promise<void> {
  await db.updateTable('edit_undos').set({ content }).where('event_id', '=', eventId).execute();
}

/**
 * Deletes what an edit replaced. The images that it removed are unreferenced afterwards, unless they are restored.
 * Returns whether it was there: one of several concurrent calls deletes it.
 */
export async function deleteEditUndo(db: Db, eventId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('edit_undos')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes what all edits of a kind replaced, because it may be about a person who is to be forgotten. */
export async function deleteEditUndosOf(db: Db, kind: EditKind): Promise<void> {
  await db.deleteFrom('edit_undos').where('kind', '=', kind).execute();
}

/** Deletes what edits older than `ageMs` replaced, and edits in the future: none of them can be undone. */
export async function deleteOldEditUndos(db: Db, now: number, ageMs: number): Promise<void> {
  await db
    .deleteFrom('edit_undos')
    .where(isOver('at', now, ageMs))
    .execute();
}
