import { describe, expect, inject, test } from 'vitest';
import { findSiteImages, insertSiteImage } from '../db/site-images.ts';
import { changeAfterRead } from '../testing/change-after-read.ts';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { useTestApi } from '../testing/test-api.ts';
import { changeSiteImage } from './site-images.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase);

  test('two moves of site images at the same moment are both done', async () => {
    const { context } = getApi();
    const { db } = context.database;
    const add = async (type: 'banner' | 'rounded') =>
      String(await insertSiteImage(db, { image: 'image.jpg', type }));
    const [a, b, c] = [await add('banner'), await add('banner'), await add('banner')];
    const other = await add('rounded');
    // The first move has read its order when the second one begins.
    const { database, outcome } = changeAfterRead(
      context.database,
      { column: 'position', nth: 3 },
      () => changeSiteImage(context, c, { position: 0 }, []),
    );
    await changeSiteImage({ ...context, database }, other, { image_type: 'banner' }, []);
    expect(await outcome()).toBe('done');
    const ids = (await findSiteImages(db, 'banner')).map(({ id }) => id);
    expect(ids).toEqual([c, a, b, other]);
  });
});
