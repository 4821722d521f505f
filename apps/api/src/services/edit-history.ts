import { UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { EditHistoryEntry, EditHistoryQuery } from '@shop/contract/schemas';
import type { SecurityEventType } from '@shop/contract/security-events';
import type { Db } from '../db/database.ts';
import {
  deleteEditUndo,
  findEditUndos,
  insertEditUndo,
  type EditedObject,
} from '../db/edit-undos.ts';
import type { Page } from '../db/pagination.ts';
import { findEventsOf } from '../db/security-events.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { isUndoInTime } from './undo-window.ts';

/** An object with edits that can be undone. */
export type EditedBy<Edit> = EditedObject & { parse: (json: string) => Edit };

/** Without a limit, a page of the history has so many entries. */
const HISTORY_PAGE = 100;

/**
 * Stores what an edit replaced, for ten minutes; nothing without the feature `undo`.
 * @param edit undefined when nothing changed
 * @param eventId its event of the trail
 * @param images those that the edit removed: their files are not deleted until the undo ends
 * @returns the id of the change, by which it is undone
 */
export async function storeEdit(
  { features, now }: Pick<AppContext, 'features' | 'now'>,
  db: Db,
  object: EditedObject,
  { edit, eventId, images = [] }: { edit: unknown; eventId: number; images?: readonly string[] },
): Promise<string | undefined> {
  if (edit === undefined || !features.has('undo')) return undefined;
  const content = JSON.stringify(edit);
  await insertEditUndo(db, object, { eventId, at: now(), content, images });
  return String(eventId);
}

/** The edits of an object that were not undone, the oldest first. */
async function findEdits<Edit>(db: Db, { parse, ...object }: EditedBy<Edit>) {
  const rows = await findEditUndos(db, object);
  return rows.map(({ eventId, at, content }) => ({ id: eventId, at, edit: parse(content) }));
}

/**
 * The history of an object, the latest first: who changed what, before and after. An edit has the time until which it
 * can be undone, unless a later one changed the same.
 */
export async function readEditHistory<Edit, Type extends SecurityEventType>(
  context: AppContext,
  edited: EditedBy<Edit> & { isChangedAgain: (edit: Edit, later: readonly Edit[]) => boolean },
  types: readonly Type[],
  { limit = HISTORY_PAGE, offset }: EditHistoryQuery,
): Promise<Page<EditHistoryEntry & { type: Type }>> {
  const { db } = context.database;
  const edits = await findEdits(db, edited);
  const untils = new Map(
    edits
      .filter(({ at, edit }, place) => {
        const later = edits.slice(place + 1).map((each) => each.edit);
        return isUndoInTime(context, at) && !edited.isChangedAgain(edit, later);
      })
      .map(({ id, at }) => [String(id), new Date(at + UNDO_WINDOW_MS).toISOString()]),
  );
  const { rows, total } = await findEventsOf(db, edited.object, types, { limit, offset });
  return {
    total,
    rows: rows.map(({ id, at, type, account, changes }) => {
      const until = untils.get(id);
      return { id, at, type, by: account, changes, ...(until && { undo_until: until }) };
    }),
  };
}

/**
 * Finds the edit that a request undoes, of a locked object.
 * @param change its id, or what only this edit did
 * @returns the edit, the later ones that were not undone, and a function that deletes it when it is undone, and throws
 *   `bad_transition` when a concurrent request undid it
 * @throws ShopError `bad_transition` when it is too old, was undone, or is none of the object
 */
export async function findEditToUndo<Edit>(
  context: AppContext,
  db: Db,
  edited: EditedBy<Edit>,
  change: string | ((edit: Edit) => boolean),
): Promise<{ edit: Edit; later: Edit[]; end: () => Promise<void> }> {
  const edits = await findEdits(db, edited);
  const place = edits.findIndex(({ id, edit }) =>
    typeof change === 'string' ? String(id) === change : change(edit),
  );
  const found = edits[place];
  if (!found || !isUndoInTime(context, found.at)) throw new ShopError('bad_transition');
  const later = edits.slice(place + 1).map((each) => each.edit);
  const end = async () => {
    if (!(await deleteEditUndo(db, found.id))) throw new ShopError('bad_transition');
  };
  return { edit: found.edit, later, end };
}
