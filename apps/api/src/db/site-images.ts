import { IMAGE_TYPES, type ImageType } from '@shop/contract/constants';
import type { ApiSiteImage } from '@shop/contract/schemas';
import type { Db } from './database.ts';

/** The site images of a type, or all of them, in the owner's order, banners first. */
export async function findSiteImages(db: Db, type?: ImageType): Promise<ApiSiteImage[]> {
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

/** A site image with its place among those of its type, from 0. */
export type PlacedSiteImage = ApiSiteImage & { position: number };

/** Whether a site image exists. */
export async function findSiteImage(db: Db, id: number): Promise<boolean> {
  const query = db.selectFrom('site_images').select('id').where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Locks all site images until the transaction ends: a move of one changes the positions of others. There are few of
 * them, and with one lock for all types two moves do not deadlock.
 */
async function lockSiteImages(db: Db): Promise<void> {
  await db
    .updateTable('site_images')
    .set((eb) => ({ position: eb.ref('position') }))
    .execute();
}

/** Reads a site image and locks it until the transaction ends, with the others. */
export async function lockSiteImage(db: Db, id: number): Promise<PlacedSiteImage | undefined> {
  await lockSiteImages(db);
  const row = await db
    .selectFrom('site_images')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { image, image_type } = row;
  const order = await findOrder(db, image_type);
  const position = order.findIndex((each) => each.id === id);
  return { id: String(id), image, image_type, position };
}

/** The site images of a type in their order. Stored positions may have gaps. */
async function findOrder(db: Db, type: ImageType): Promise<{ id: number; position: number }[]> {
  return db
    .selectFrom('site_images')
    .select(['id', 'position'])
    .where('image_type', '=', type)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Inserts a site image after the others of its type. Returns its id. */
export async function insertSiteImage(
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

/** Sets the image and the type of a site image. */
export async function updateSiteImage(
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

/** Moves a site image to a position among those of its type, from 0. */
export async function moveSiteImage(
  db: Db,
  id: number,
  type: ImageType,
  position: number,
): Promise<void> {
  await lockSiteImages(db);
  const rows = await findOrder(db, type);
  const order = rows.map((row) => row.id).filter((other) => other !== id);
  order.splice(position, 0, id);
  for (const [index, other] of order.entries()) {
    await db.updateTable('site_images').set({ position: index }).where('id', '=', other).execute();
  }
}

/** Moves a restored site image behind the others of its type that were before it when it was deleted. */
export async function placeRestoredImage(db: Db, id: number): Promise<void> {
  const { image_type: type, position } = await db
    .selectFrom('site_images')
    .select(['image_type', 'position'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const others = (await findOrder(db, type)).filter((each) => each.id !== id);
  const earlier = others.filter((each) => each.position < position);
  await moveSiteImage(db, id, type, earlier.length);
}

/** Deletes a locked site image. */
export async function deleteSiteImage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('site_images').where('id', '=', id).execute();
}
