import type { SiteImageChange, SiteImageForm, WireSiteImage } from '@shop/contract/schemas';
import { invalidField, Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import { deleteImage, insertImage, lockImage, moveImage, updateImage } from '../store/images.ts';
import { parseRowId } from '../store/row-id.ts';
import { dropAfterwards, withPictures } from './pictures.ts';
import type { Shop } from './shop.ts';

const FIELD = 'image';

async function found(db: Db, row: number): Promise<WireSiteImage> {
  const image = await lockImage(db, row);
  if (!image) throw new Refusal('not_found');
  return image;
}

/**
 * Adds a site image, last among those of its type unless the form gives its place.
 * @param files the path of its one file
 * @throws Refusal `invalid`; `too_large`
 */
export async function createImage(
  shop: Shop,
  form: SiteImageForm,
  files: readonly string[],
): Promise<WireSiteImage> {
  return withPictures(shop, { field: FIELD, files }, ([picture]) => {
    if (!picture) throw invalidField(FIELD, 'required');
    return shop.database.transact(async (db) => {
      const type = form.image_type;
      const row = await insertImage(db, { image: picture.path, type });
      if (form.position !== undefined) await moveImage(db, row, type, form.position);
      return found(db, row);
    });
  });
}

/**
 * Changes a site image's picture, type or place; one that changes its type goes last there.
 * @param files the path of its new file, or none
 * @throws Refusal `not_found`; `invalid`; `too_large`
 */
export async function changeImage(
  shop: Shop,
  id: string,
  form: SiteImageChange,
  files: readonly string[],
): Promise<WireSiteImage> {
  const row = parseRowId(id);
  if (row === undefined) throw new Refusal('not_found');
  if (files.length === 0 && form.image_type === undefined && form.position === undefined) {
    throw invalidField(FIELD, 'required');
  }
  const { before, after } = await withPictures(shop, { field: FIELD, files }, ([picture]) =>
    shop.database.transact(async (db) => {
      const current = await found(db, row);
      const image = picture?.path ?? current.image;
      const type = form.image_type ?? current.image_type;
      await updateImage(db, row, { image, type });
      const place = type === current.image_type ? undefined : Number.MAX_SAFE_INTEGER;
      const position = form.position ?? place;
      if (position !== undefined) await moveImage(db, row, type, position);
      return { before: current, after: await found(db, row) };
    }),
  );
  await dropAfterwards(shop, [before.image]);
  return after;
}

/**
 * Deletes a site image.
 * @throws Refusal `not_found`
 */
export async function removeImage(shop: Shop, id: string): Promise<void> {
  const row = parseRowId(id);
  const path =
    row === undefined ? undefined : await shop.database.transact((db) => deleteImage(db, row));
  if (path === undefined) throw new Refusal('not_found');
  await dropAfterwards(shop, [path]);
}
