import { IMAGE_TYPES } from '@shop/contract/constants';
import {
  siteImageSchema,
  type ApiSiteImage,
  type EditHistoryQuery,
  type EditUndoRequest,
  type SiteImageHistoryEntry,
} from '@shop/contract/schemas';
import { SITE_IMAGE_HISTORY_TYPES } from '@shop/contract/security-events';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { lockImages } from '../db/images.ts';
import type { Page } from '../db/pagination.ts';
import { parseRowId } from '../db/row-id.ts';
import {
  findSiteImage,
  lockSiteImage,
  moveSiteImage,
  updateSiteImage,
  type PlacedSiteImage,
} from '../db/site-images.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import { describeSiteImageChanges } from './describe-changes.ts';
import { findEditToUndo, readEditHistory, storeEdit } from './edit-history.ts';
import { createOnce, keyedCreate } from './idempotent-creates.ts';
import { tryDeleteUnreferenced } from './images.ts';
import { recordEvent } from './record-event.ts';

const placeSchema = z.object({ image_type: z.enum(IMAGE_TYPES), position: z.number() });
const editSchema = z.object({
  /** The file, when the edit replaced it. */
  image: z.object({ before: z.string(), after: z.string() }).optional(),
  /** The type and the place among the images of the type, when the edit changed one of them. */
  place: z.object({ before: placeSchema, after: placeSchema }).optional(),
});

/** What an edit of a site image changed, and what it replaced. */
type SiteImageEdit = z.output<typeof editSchema>;

function compareSiteImages(
  before: PlacedSiteImage,
  after: PlacedSiteImage,
): SiteImageEdit | undefined {
  const hasOtherFile = before.image !== after.image;
  const isMoved = before.image_type !== after.image_type || before.position !== after.position;
  if (!hasOtherFile && !isMoved) return undefined;
  return {
    ...(hasOtherFile && { image: { before: before.image, after: after.image } }),
    ...(isMoved && {
      place: { before: placeSchema.parse(before), after: placeSchema.parse(after) },
    }),
  };
}

function isChangedAgain(edit: SiteImageEdit, later: readonly SiteImageEdit[]): boolean {
  return later.some(({ image, place }) => (edit.image && image) ?? (edit.place && place));
}

function editedSiteImage(object: string) {
  const parse = (json: string) => editSchema.parse(JSON.parse(json));
  return { kind: 'site_image', object, parse, isChangedAgain } as const;
}

/**
 * Stores what an edit of a site image replaced, for ten minutes; nothing without the feature `undo`.
 * @param eventId its event of the trail
 * @returns the id of the change, by which it is undone
 */
export async function storeSiteImageUndo(
  context: AppContext,
  db: Db,
  eventId: number,
  { before, after }: { before: PlacedSiteImage; after: PlacedSiteImage },
): Promise<string | undefined> {
  const edit = compareSiteImages(before, after);
  const images = edit?.image ? [before.image] : [];
  return storeEdit(context, db, editedSiteImage(after.id), { edit, eventId, images });
}

/**
 * The history of a site image, the latest first: who changed what, before and after.
 * @throws ShopError `not_found`
 */
export async function readSiteImageHistory(
  context: AppContext,
  id: string,
  query: EditHistoryQuery,
): Promise<Page<SiteImageHistoryEntry>> {
  const row = parseRowId(id);
  if (row === undefined || !(await findSiteImage(context.database.db, row))) {
    throw new ShopError('not_found');
  }
  return readEditHistory(context, editedSiteImage(String(row)), SITE_IMAGE_HISTORY_TYPES, query);
}

/**
 * Undoes one edit of a site image for ten minutes: it has its former file, or its former type and place among the
 * images of now. What others changed stays. One of several concurrent requests undoes it.
 * @param key the idempotency key: a repeat returns the first response
 * @returns the site image as it is now
 * @throws ShopError `not_found`; `bad_transition` when the edit is too old, was undone, or none, and with `current` when
 *   the same was changed since; `idempotency_key_reused`
 */
export async function undoSiteImageChange(
  context: AppContext,
  id: string,
  { change }: EditUndoRequest,
  key?: string,
): Promise<ApiSiteImage> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  const create = await keyedCreate(key, { name: 'undoImageChange', fields: { row, change } });
  const removed: string[] = [];
  const image = await context.database.transact((db) =>
    createOnce(context, db, { create, schema: siteImageSchema }, async () => {
      const { before, after } = await undoEdit(context, db, row, change);
      if (before.image !== after.image) removed.push(before.image);
      return siteImageSchema.parse(after);
    }),
  );
  await tryDeleteUnreferenced(context, removed);
  return image;
}

async function undoEdit(context: AppContext, db: Db, row: number, change: string) {
  const before = await lockSiteImage(db, row);
  if (!before) throw new ShopError('not_found');
  const found = await findEditToUndo(context, db, editedSiteImage(String(row)), change);
  const { edit, later } = found;
  const current = newerState(edit, later, before);
  if (Object.keys(current).length > 0) throw new ShopError('bad_transition', { current });
  const image = edit.image?.before ?? before.image;
  if (!(await lockImages(db, [image])).has(image)) throw new ShopError('bad_transition');
  const type = edit.place?.before.image_type ?? before.image_type;
  await updateSiteImage(db, row, { image, type });
  if (edit.place) await moveSiteImage(db, row, type, edit.place.before.position);
  await found.end();
  const after = await lockSiteImage(db, row);
  if (!after) throw new ShopError('not_found');
  const changes = describeSiteImageChanges(before, after);
  await recordEvent(context, db, 'site_image_change_undone', { object: row, changes });
  return { before, after };
}

/** What the edit changed and was changed since, as it is now. A move of another image is no change of this one. */
function newerState(
  edit: SiteImageEdit,
  later: readonly SiteImageEdit[],
  now: PlacedSiteImage,
): Record<string, string> {
  const hasOtherFile =
    edit.image && (later.some(({ image }) => image) || edit.image.after !== now.image);
  const hasOtherPlace =
    edit.place &&
    (later.some(({ place }) => place) || edit.place.after.image_type !== now.image_type);
  return {
    ...(hasOtherFile && { image: now.image }),
    ...(hasOtherPlace && {
      image_type: now.image_type,
      position: String(now.position + 1),
    }),
  };
}
