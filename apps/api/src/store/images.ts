import { IMAGE_TYPES, type ImageType } from '@shop/contract/constants';
import type { WireSiteImage } from '@shop/contract/schemas';
import type { Db } from './database.ts';

/** The site images of a type, or all of them, in the owner's order, banners first. */
export async function findImages(db: Db, type?: ImageType): Promise<WireSiteImage[]> {
  const rows = await db
    .selectFrom('site_images')
    .selectAll()
    .$if(type !== undefined, (q) => q.where('image_type', 'in', type ? [type] : IMAGE_TYPES))
    .orderBy('image_type')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    image: row.image,
    image_type: row.image_type,
  }));
}

/** Reads one site image and keeps it locked until the transaction ends. */
export async function lockImage(db: Db, id: number): Promise<WireSiteImage | undefined> {
  const row = await db
    .updateTable('site_images')
    .set((eb) => ({ position: eb.ref('position') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && { id: String(row.id), image: row.image, image_type: row.image_type };
}

/** Adds a site image behind the others of its type; answers its row's number. */
export async function insertImage(
  db: Db,
  image: { image: string; type: ImageType },
): Promise<number> {
  const { last } = await db
    .selectFrom('site_images')
    .select((eb) => eb.fn.max<number | null>('position').as('last'))
    .where('image_type', '=', image.type)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('site_images')
    .values({ image: image.image, image_type: image.type, position: (last ?? -1) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets a site image's picture and type. */
export async function updateImage(
  db: Db,
  id: number,
  image: { image: string; type: ImageType },
): Promise<void> {
  await db
    .updateTable('site_images')
    .set({ image: image.image, image_type: image.type })
    .where('id', '=', id)
    .execute();
}

/** Moves a site image to a place among those of its type, from 0; beyond the end is the end. */
export async function moveImage(
  db: Db,
  id: number,
  type: ImageType,
  position: number,
): Promise<void> {
  const rows = await db
    .selectFrom('site_images')
    .select('id')
    .where('image_type', '=', type)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const order = rows.map((row) => row.id).filter((other) => other !== id);
  order.splice(position, 0, id);
  for (const [place, other] of order.entries()) {
    await db.updateTable('site_images').set({ position: place }).where('id', '=', other).execute();
  }
}

/** Deletes a site image; answers its picture's path, or undefined when there was none. */
export async function deleteImage(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('site_images')
    .where('id', '=', id)
    .returning('image')
    .executeTakeFirst();
  return row?.image;
}
