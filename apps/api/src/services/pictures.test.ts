import { randomUUID } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePicturePath } from '../media/names.ts';
import { holdPicture } from '../store/pictures.ts';
import { eachStorage } from '../testing/each-database.ts';
import { keptFiles } from '../testing/kept-files.ts';
import {
  forgetBanner,
  makeUpload,
  saveBanner,
  usePictureShops,
  type PictureShop,
} from '../testing/picture-shop.ts';
import { dropUnnamed, sweepPictures, withPictures } from './pictures.ts';

const HOUR = 3_600_000;

async function filesOf({ place }: PictureShop, path: string): Promise<string[]> {
  const hash = parsePicturePath(path)?.hash ?? 'none';
  return (await keptFiles(place)).filter((name) => name.startsWith(hash));
}

async function rowsOf({ database }: PictureShop, path: string): Promise<unknown[]> {
  return database.db.selectFrom('pictures').selectAll().where('path', '=', path).execute();
}

/** Takes a file in, and fails to save it; answers the path it had. */
async function failToSave(shop: PictureShop, file: string): Promise<string> {
  let path = '';
  const saving = withPictures(shop, { field: 'image', files: [file] }, async ([picture]) => {
    path = picture?.path ?? '';
    throw new Error('not saved');
  });
  await expect(saving).rejects.toThrow('not saved');
  return path;
}

eachStorage((makePlace) => {
  const shops = usePictureShops(makePlace);

  test('host.md before the answer: the master and 640 px in WebP and JPEG, under its hash', async () => {
    const [shop] = shops();
    const path = await saveBanner(shop, await makeUpload(shop.place));
    const hash = parsePicturePath(path)?.hash ?? '';
    expect(await filesOf(shop, path)).toEqual([
      `${hash}.640.jpg`,
      `${hash}.640.webp`,
      `${hash}.jpg`,
    ]);
    expect(await rowsOf(shop, path)).toMatchObject([
      { width: 50, height: 50, variants: 'pending' },
    ]);
  });

  test('host.md a save that fails leaves neither file nor row', async () => {
    const [shop] = shops();
    const path = await failToSave(shop, await makeUpload(shop.place));
    expect(await filesOf(shop, path)).toEqual([]);
    expect(await rowsOf(shop, path)).toEqual([]);
  });

  test('host.md one bad file among good ones: refused by its field, nothing is kept', async () => {
    const [shop] = shops();
    const before = await keptFiles(shop.place);
    const text = join(shop.place.dataDir, 'text.jpg');
    await writeFile(text, 'not a picture');
    const files = [await makeUpload(shop.place), text, await makeUpload(shop.place)];
    const saving = withPictures(shop, { field: 'product_images', files }, async () => 'saved');
    await expect(saving).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { product_images: 'not_an_image' } },
    });
    expect(await keptFiles(shop.place)).toEqual(before);
  });

  test('host.md pictures come in the order of their files, an equal file twice', async () => {
    const [shop] = shops();
    const [big, small] = [await makeUpload(shop.place, 900), await makeUpload(shop.place)];
    const uploads = { field: 'image', files: [big, small, big] };
    const widths = await withPictures(shop, uploads, async (pictures) =>
      pictures.map((picture) => picture.width),
    );
    expect(widths).toEqual([900, 50, 900]);
  });

  test('host.md two processes are sent one picture at once and one fails: the other keeps it', async () => {
    const [one, two] = shops();
    const file = await makeUpload(one.place);
    const path = await withPictures(one, { field: 'image', files: [file] }, async ([picture]) => {
      expect(await failToSave(two, file)).toBe(picture?.path);
      expect(await filesOf(one, picture?.path ?? '')).toHaveLength(3);
      return saveBanner(two, file);
    });
    expect(await filesOf(one, path)).toHaveLength(3);
  });

  test('host.md a storm of saves, failures and deletions of one picture ends with what is named', async () => {
    const [one, two] = shops();
    const file = await makeUpload(one.place);
    const path = await saveBanner(one, file);
    await Promise.all(
      [one, two, one, two, one, two].map(async (shop) => {
        await failToSave(shop, file);
        await saveBanner(shop, file);
        await forgetBanner(shop, path);
        await dropUnnamed(shop, [path]);
        await saveBanner(shop, file);
      }),
    );
    // The last step of each was a save: those banners that no later deletion took stand.
    await saveBanner(one, file);
    expect(await filesOf(one, path)).toHaveLength(3);
    await forgetBanner(one, path);
    await dropUnnamed(two, [path]);
    expect(await filesOf(one, path)).toEqual([]);
    expect(await rowsOf(one, path)).toEqual([]);
  });

  describe('of a killed process', () => {
    test('U5 a picture that was not saved goes once its hold has ended', async () => {
      const [shop] = shops();
      const encoded = await shop.media.encode(await makeUpload(shop.place));
      if (typeof encoded === 'string') throw new Error(encoded);
      const { files: _files, ...picture } = encoded;
      const now = shop.now();
      await holdPicture(shop.database, picture, { id: randomUUID(), until: now + HOUR, now });
      await shop.media.write(encoded);

      await sweepPictures(shop);
      expect(await filesOf(shop, picture.path)).toHaveLength(3);
      shop.pass(HOUR + 1);
      await sweepPictures(shop);
      expect(await filesOf(shop, picture.path)).toEqual([]);
      expect(await rowsOf(shop, picture.path)).toEqual([]);
    });

    test('U5 what is saved stays, whatever else is swept', async () => {
      const [shop] = shops();
      const path = await saveBanner(shop, await makeUpload(shop.place));
      shop.pass(HOUR);
      await sweepPictures(shop);
      expect(await filesOf(shop, path)).toHaveLength(3);
    });
  });

  test('O10 a full disk is a 503, and nothing of the picture stays', async () => {
    const [shop] = shops();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const media = { ...shop.media, write: () => Promise.reject(full) };
    const before = await shop.database.db.selectFrom('pictures').select('path').execute();
    const saving = saveBanner({ ...shop, media }, await makeUpload(shop.place));
    await expect(saving).rejects.toMatchObject({ code: 'unavailable' });
    expect(await shop.database.db.selectFrom('pictures').select('path').execute()).toEqual(before);
  });

  test('U3 a path that is no picture of ours removes nothing', async () => {
    const [shop] = shops();
    const bystander = join(shop.place.dataDir, 'bystander.jpg');
    await writeFile(bystander, 'x');
    await dropUnnamed(shop, ['/media/../../bystander.jpg', bystander, '']);
    await expect(access(bystander)).resolves.toBeUndefined();
  });
});
