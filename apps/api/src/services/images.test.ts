import { randomUUID } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseImagePath } from '../media/image-names.ts';
import { leaseImage } from '../db/images.ts';
import { eachStorage } from '../testing/each-database.ts';
import { storedFiles } from '../testing/stored-files.ts';
import {
  deleteBanner,
  makeUpload,
  saveBanner,
  useImageContexts,
  type ImageContext,
} from '../testing/image-context.ts';
import { deleteUnreferenced, cleanUpImages, withUploadedImages } from './images.ts';

const HOUR = 3_600_000;

async function filesOf({ testDatabase }: ImageContext, path: string): Promise<string[]> {
  const hash = parseImagePath(path)?.hash ?? 'none';
  return (await storedFiles(testDatabase)).filter((name) => name.startsWith(hash));
}

async function rowsOf({ database }: ImageContext, path: string): Promise<unknown[]> {
  return database.db.selectFrom('images').selectAll().where('path', '=', path).execute();
}

/** Uploads a file whose save fails. Returns the path it had. */
async function failToSave(context: ImageContext, file: string): Promise<string> {
  let path = '';
  const saving = withUploadedImages(context, { field: 'image', files: [file] }, async ([image]) => {
    path = image?.path ?? '';
    throw new Error('not saved');
  });
  await expect(saving).rejects.toThrow('not saved');
  return path;
}

eachStorage((createTestDatabase) => {
  const contexts = useImageContexts(createTestDatabase);

  test('an upload stores the master and 720 px in WebP and JPEG, named by the hash', async () => {
    const [context] = contexts();
    const path = await saveBanner(context, await makeUpload(context.testDatabase));
    const hash = parseImagePath(path)?.hash ?? '';
    expect(await filesOf(context, path)).toEqual([
      `${hash}.720.jpg`,
      `${hash}.720.webp`,
      `${hash}.jpg`,
    ]);
    expect(await rowsOf(context, path)).toMatchObject([
      { width: 50, height: 50, renditions: 'pending' },
    ]);
  });

  test('a save that fails leaves neither file nor row', async () => {
    const [context] = contexts();
    const path = await failToSave(context, await makeUpload(context.testDatabase));
    expect(await filesOf(context, path)).toEqual([]);
    expect(await rowsOf(context, path)).toEqual([]);
  });

  test('an invalid file among valid ones is refused with its field, and nothing is stored', async () => {
    const [context] = contexts();
    const before = await storedFiles(context.testDatabase);
    const text = join(context.testDatabase.dataDir, 'text.jpg');
    await writeFile(text, 'not an image');
    const files = [
      await makeUpload(context.testDatabase),
      text,
      await makeUpload(context.testDatabase),
    ];
    const saving = withUploadedImages(
      context,
      { field: 'product_images', files },
      async () => 'saved',
    );
    await expect(saving).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { product_images: 'not_an_image' } },
    });
    expect(await storedFiles(context.testDatabase)).toEqual(before);
  });

  test('images are in the order of their files, with an equal file twice', async () => {
    const [context] = contexts();
    const [big, small] = [
      await makeUpload(context.testDatabase, 900),
      await makeUpload(context.testDatabase),
    ];
    const uploads = { field: 'image', files: [big, small, big] };
    const widths = await withUploadedImages(context, uploads, async (images) =>
      images.map((image) => image.width),
    );
    expect(widths).toEqual([900, 50, 900]);
  });

  test('when two processes get one image and one fails, the image of the other stays', async () => {
    const [one, two] = contexts();
    const file = await makeUpload(one.testDatabase);
    const path = await withUploadedImages(
      one,
      { field: 'image', files: [file] },
      async ([image]) => {
        expect(await failToSave(two, file)).toBe(image?.path);
        expect(await filesOf(one, image?.path ?? '')).toHaveLength(3);
        return saveBanner(two, file);
      },
    );
    expect(await filesOf(one, path)).toHaveLength(3);
  });

  test('after concurrent saves, failures and deletions of one image its files match its references', async () => {
    const [one, two] = contexts();
    const file = await makeUpload(one.testDatabase);
    const path = await saveBanner(one, file);
    await Promise.all(
      [one, two, one, two, one, two].map(async (context) => {
        await failToSave(context, file);
        await saveBanner(context, file);
        await deleteBanner(context, path);
        await deleteUnreferenced(context, [path]);
        await saveBanner(context, file);
      }),
    );
    // A deletion may have run after the last save, so one more save makes the state known.
    await saveBanner(one, file);
    expect(await filesOf(one, path)).toHaveLength(3);
    await deleteBanner(one, path);
    await deleteUnreferenced(two, [path]);
    expect(await filesOf(one, path)).toEqual([]);
    expect(await rowsOf(one, path)).toEqual([]);
  });

  describe('after a killed process', () => {
    test('U5 an image that was not saved is deleted when its lease has expired', async () => {
      const [context] = contexts();
      const encoded = await context.media.encode(await makeUpload(context.testDatabase));
      if (typeof encoded === 'string') throw new Error(encoded);
      const { files: _files, ...image } = encoded;
      const now = context.now();
      await leaseImage(context.database, image, { id: randomUUID(), until: now + HOUR, now });
      await context.media.write(encoded);

      await cleanUpImages(context);
      expect(await filesOf(context, image.path)).toHaveLength(3);
      context.advanceClock(HOUR + 1);
      await cleanUpImages(context);
      expect(await filesOf(context, image.path)).toEqual([]);
      expect(await rowsOf(context, image.path)).toEqual([]);
    });

    test('U5 a cleanup does not delete saved images', async () => {
      const [context] = contexts();
      const path = await saveBanner(context, await makeUpload(context.testDatabase));
      context.advanceClock(HOUR);
      await cleanUpImages(context);
      expect(await filesOf(context, path)).toHaveLength(3);
    });
  });

  test('O10 a full disk gives 503, and nothing of the image stays', async () => {
    const [context] = contexts();
    const diskFull = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const media = { ...context.media, write: () => Promise.reject(diskFull) };
    const before = await context.database.db.selectFrom('images').select('path').execute();
    const saving = saveBanner({ ...context, media }, await makeUpload(context.testDatabase));
    await expect(saving).rejects.toMatchObject({ code: 'unavailable' });
    expect(await context.database.db.selectFrom('images').select('path').execute()).toEqual(before);
  });

  test('U3 a path that is not an image path deletes nothing', async () => {
    const [context] = contexts();
    const otherFile = join(context.testDatabase.dataDir, 'otherFile.jpg');
    await writeFile(otherFile, 'x');
    await deleteUnreferenced(context, ['/media/../../otherFile.jpg', otherFile, '']);
    await expect(access(otherFile)).resolves.toBeUndefined();
  });
});
