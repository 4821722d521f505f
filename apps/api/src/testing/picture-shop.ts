import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { createMedia } from '../media/media.ts';
import { openStorage } from '../media/open-storage.ts';
import { withPictures } from '../services/pictures.ts';
import type { Shop } from '../services/shop.ts';
import { openPlace, type MakePlace, type Place } from './each-database.ts';

/** What the pictures' services stand on, on a place several may share. */
export type PictureShop = Pick<Shop, 'database' | 'media' | 'now'> & {
  place: Place;
  /** Moves its clock on, in milliseconds. */
  pass: (milliseconds: number) => void;
};

/** Opens a place as a process would. */
async function openPictureShop(place: Place): Promise<PictureShop> {
  let passed = 0;
  return {
    place,
    database: await openPlace(place),
    media: await createMedia({
      dataDir: place.dataDir,
      storage: await openStorage(place.bucket),
    }),
    now: () => Date.now() + passed,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
  };
}

/** Two processes on one place, for a whole suite. */
export function usePictureShops(makePlace: MakePlace): () => [PictureShop, PictureShop] {
  let shops: [PictureShop, PictureShop] | undefined;
  beforeAll(async () => {
    const place = await makePlace();
    shops = [await openPictureShop(place), await openPictureShop(place)];
  });
  afterAll(async () => {
    for (const shop of shops ?? []) await shop.database.close();
    await shops?.[0].place.remove();
  });
  return () => {
    if (!shops) throw new Error('The shops have not opened');
    return shops;
  };
}

/**
 * Writes a picture nobody has seen, as an upload waits in its temporary file; answers its path.
 * @param noisy what photographs have, and what makes the variants take a while
 */
export async function makeUpload(place: Place, width = 50, noisy = false): Promise<string> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const noise = { type: 'gaussian', mean: randomInt(100, 150), sigma: 20 } as const;
  const size = { width, height: width, channels: 3, background } as const;
  const picture = sharp({ create: noisy ? { ...size, noise } : size });
  const file = join(place.dataDir, `upload-${randomInt(2 ** 40)}.png`);
  await writeFile(file, await picture.png().toBuffer());
  return file;
}

/** Saves a picture as a banner; answers its path on the wire. */
export async function saveBanner(shop: PictureShop, file: string): Promise<string> {
  return withPictures(shop, { field: 'image', files: [file] }, async ([picture]) => {
    const image = picture?.path ?? '';
    const row = { image, image_type: 'banner', position: 0 } as const;
    await shop.database.db.insertInto('site_images').values(row).execute();
    return image;
  });
}

/** Takes a picture's name out of all banners. */
export async function forgetBanner(shop: PictureShop, image: string): Promise<void> {
  await shop.database.db.deleteFrom('site_images').where('image', '=', image).execute();
}
