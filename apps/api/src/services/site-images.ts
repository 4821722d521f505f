import {
  siteImageSchema,
  type ApiSavedSiteImage,
  type SiteImageChange,
  type SiteImageForm,
  type ApiSiteImage,
} from '@shop/contract/schemas';
import { invalidField, ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import {
  deleteSiteImage,
  insertSiteImage,
  lockSiteImage,
  moveSiteImage,
  placeRestoredImage,
  updateSiteImage,
  type PlacedSiteImage,
} from '../db/site-images.ts';
import { parseRowId } from '../db/row-id.ts';
import { describeSiteImageChanges } from './describe-changes.ts';
import { createOnce, findEarlierResponse, keyedCreate } from './idempotent-creates.ts';
import { moveToBin } from './move-to-bin.ts';
import { tryDeleteUnreferenced, withUploadedImages } from './images.ts';
import type { AppContext } from './app-context.ts';
import { recordEvent } from './record-event.ts';
import { storeSiteImageUndo } from './site-image-undo.ts';

const FIELD = 'image';

async function requireSiteImage(db: Db, row: number): Promise<PlacedSiteImage> {
  const image = await lockSiteImage(db, row);
  if (!image) throw new ShopError('not_found');
  return image;
}

function toApiImage({ position: _position, ...image }: PlacedSiteImage): ApiSiteImage {
  return image;
}

/**
 * Creates a site image, the last of its type unless the form has a position.
 * @param files the path of its one file
 * @param key the idempotency key: requests with one key create one image
 * @throws ShopError `invalid`; `too_large`; `idempotency_key_reused`
 */
export async function createSiteImage(
  context: AppContext,
  form: SiteImageForm,
  files: readonly string[],
  key?: string,
): Promise<ApiSiteImage> {
  const create = await keyedCreate(key, { name: 'createImage', fields: form, files });
  const earlier = await findEarlierResponse(context, create, siteImageSchema);
  if (earlier) return earlier;
  return withUploadedImages(context, { field: FIELD, files }, ([upload]) => {
    if (!upload) throw invalidField(FIELD, 'required');
    return context.database.transact((db) =>
      createOnce(context, db, { create, schema: siteImageSchema }, async () => {
        const type = form.image_type;
        const row = await insertSiteImage(db, { image: upload.path, type });
        if (form.position !== undefined) await moveSiteImage(db, row, type, form.position);
        const created = await requireSiteImage(db, row);
        const changes = describeSiteImageChanges(undefined, created);
        await recordEvent(context, db, 'site_image_created', { object: row, changes });
        return toApiImage(created);
      }),
    );
  });
}

/**
 * Changes the image, the type or the position of a site image. With a new type it becomes the last. With the feature
 * `undo` the change can be undone for ten minutes.
 * @param files the path of its new file, or none
 * @throws ShopError `not_found`; `invalid`; `too_large`
 */
export async function changeSiteImage(
  context: AppContext,
  id: string,
  form: SiteImageChange,
  files: readonly string[],
): Promise<ApiSavedSiteImage> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  if (files.length === 0 && form.image_type === undefined && form.position === undefined) {
    throw invalidField(FIELD, 'required');
  }
  const { before, after, change } = await withUploadedImages(
    context,
    { field: FIELD, files },
    ([upload]) =>
      context.database.transact(async (db) => {
        const current = await requireSiteImage(db, row);
        const image = upload?.path ?? current.image;
        const type = form.image_type ?? current.image_type;
        await updateSiteImage(db, row, { image, type });
        const defaultPosition = type === current.image_type ? undefined : Number.MAX_SAFE_INTEGER;
        const position = form.position ?? defaultPosition;
        if (position !== undefined) await moveSiteImage(db, row, type, position);
        const changed = await requireSiteImage(db, row);
        const changes = describeSiteImageChanges(current, changed);
        const eventId = await recordEvent(context, db, 'site_image_changed', {
          object: row,
          changes,
        });
        const edit = { before: current, after: changed };
        return { ...edit, change: await storeSiteImageUndo(context, db, eventId, edit) };
      }),
  );
  await tryDeleteUnreferenced(context, [before.image]);
  return { ...toApiImage(after), ...(change !== undefined && { change_id: change }) };
}

/**
 * Deletes a site image; with the feature `undo` it is in the bin afterwards, with its file.
 * @param by the name of the owner, for the bin
 * @throws ShopError `not_found`
 */
export async function removeSiteImage(context: AppContext, id: string, by: string): Promise<void> {
  const row = parseRowId(id);
  if (row === undefined) throw new ShopError('not_found');
  const path = await context.database.transact(async (db) => {
    const deleted = await requireSiteImage(db, row);
    const { image, image_type } = deleted;
    const object = String(row);
    const summary = { name: '', image, image_type };
    await moveToBin(context, db, { kind: 'site_image', object, id: row, by }, summary);
    await deleteSiteImage(db, row);
    const changes = describeSiteImageChanges(deleted, undefined);
    await recordEvent(context, db, 'site_image_deleted', { object, changes });
    return image;
  });
  await tryDeleteUnreferenced(context, [path]);
}

/** Gives a restored site image its place again, and records its restoration. */
export async function completeRestoredImage(
  context: AppContext,
  db: Db,
  object: string,
): Promise<void> {
  const row = Number(object);
  await placeRestoredImage(db, row);
  const changes = describeSiteImageChanges(undefined, await requireSiteImage(db, row));
  await recordEvent(context, db, 'site_image_restored', { object, changes });
}
