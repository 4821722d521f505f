import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { createMedia } from '../media/media.ts';
import { openStorage } from '../media/open-storage.ts';
import { withUploadedImages } from '../services/images.ts';
import type { AppContext } from '../services/app-context.ts';
import { openTestDatabase, type CreateTestDatabase, type TestDatabase } from './each-database.ts';

/** The dependencies of the image services, on a test database that several contexts can share. */
export type ImageContext = Pick<AppContext, 'database' | 'media' | 'now'> & {
  testDatabase: TestDatabase;
  /** Advances the clock of the context, in milliseconds. */
  advanceClock: (milliseconds: number) => void;
};

/** Opens a test database as a process would. */
async function openImageContext(testDatabase: TestDatabase): Promise<ImageContext> {
  let passed = 0;
  return {
    testDatabase,
    database: await openTestDatabase(testDatabase),
    media: await createMedia({
      dataDir: testDatabase.dataDir,
      storage: await openStorage(testDatabase.bucket),
    }),
    now: () => Date.now() + passed,
    advanceClock: (milliseconds) => {
      passed += milliseconds;
    },
  };
}

/** Opens two contexts on one test database, like two processes, for a whole suite. */
export function useImageContexts(
  createTestDatabase: CreateTestDatabase,
): () => [ImageContext, ImageContext] {
  let contexts: [ImageContext, ImageContext] | undefined;
  beforeAll(async () => {
    const testDatabase = await createTestDatabase();
    contexts = [await openImageContext(testDatabase), await openImageContext(testDatabase)];
  });
  afterAll(async () => {
    for (const context of contexts ?? []) await context.database.close();
    await contexts?.[0].testDatabase.remove();
  });
  return () => {
    if (!contexts) throw new Error('The contexts are not open yet');
    return contexts;
  };
}

/**
 * Writes a random image that was not used before, as a temporary file of an upload. Returns the file's
 * path.
 * @param noisy adds noise as in a photograph, which makes encoding the renditions slower
 */
export async function makeUpload(
  testDatabase: TestDatabase,
  width = 50,
  noisy = false,
): Promise<string> {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const noise = { type: 'gaussian', mean: randomInt(100, 150), sigma: 20 } as const;
  const size = { width, height: width, channels: 3, background } as const;
  const image = sharp({ create: noisy ? { ...size, noise } : size });
  const file = join(testDatabase.dataDir, `upload-${randomInt(2 ** 40)}.png`);
  await writeFile(file, await image.png().toBuffer());
  return file;
}

/** Saves an image as a banner. Returns the image's path in the API. */
export async function saveBanner(context: ImageContext, file: string): Promise<string> {
  return withUploadedImages(context, { field: 'image', files: [file] }, async ([stored]) => {
    const image = stored?.path ?? '';
    const row = { image, image_type: 'banner', position: 0 } as const;
    await context.database.db.insertInto('site_images').values(row).execute();
    return image;
  });
}

/** Deletes the banners that reference an image. */
export async function deleteBanner(context: ImageContext, image: string): Promise<void> {
  await context.database.db.deleteFrom('site_images').where('image', '=', image).execute();
}
