import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSiteImages } from '../db/site-images.ts';
import { listProductNames } from '../db/products.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { createJpeg } from '../testing/products.ts';
import { createTestApi } from '../testing/test-api.ts';
import { removeSiteImage } from './site-images.ts';
import { removeProduct } from './products.ts';
import { seedDemo, type DemoCatalogue, type SeedProduct } from './seed-demo.ts';
import type { AppContext } from './app-context.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-demo-'));
  for (const number of [1, 2, 3]) {
    const image = await createJpeg(number);
    await writeFile(join(folder, `${number}.webp`), Buffer.from(await image.arrayBuffer()));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function demoProduct(number: number): SeedProduct {
  return {
    product_name: `Robe ${number}`,
    description: '',
    material: '100 % lin',
    care: 'Lavage à 30 °C',
    price: '90.00',
    promo_percentage: '0.00',
    badge: 'No Badge',
    gender: 'Women',
    season: 'New Arrivals',
    is_popular: number === 9,
    colors: [{ color_name: '#AA3344', sizes: [{ size: 'M', quantity: 3 }] }],
    images: [{ file: `${1 + (number % 3)}.webp`, colour: '#AA3344' }],
  };
}

function catalogue(): DemoCatalogue {
  return {
    siteImages: [
      { image_type: 'banner', file: '1.webp' },
      { image_type: 'banner', file: '2.webp' },
      { image_type: 'rounded', file: '3.webp' },
    ],
    products: Array.from({ length: 10 }, (_, number) => demoProduct(number)),
    imagesFolder: pathToFileURL(`${folder}/`),
  };
}

async function seed(context: AppContext, stopAfter = Number.POSITIVE_INFINITY): Promise<string[]> {
  const lines: string[] = [];
  const stopping = new AbortController();
  let steps = 0;
  const counted: AppContext = {
    ...context,
    media: {
      ...context.media,
      encode: (file) => {
        steps += 1;
        if (steps > stopAfter) stopping.abort();
        return context.media.encode(file);
      },
    },
  };
  await seedDemo(counted, catalogue(), {
    onProgress: (line) => lines.push(line),
    signal: stopping.signal,
  });
  return lines;
}

async function names(context: AppContext): Promise<string[]> {
  return listProductNames(context.database.db);
}

eachDatabase((createTestDatabase) => {
  test('an empty database is filled once, beginning with the products of the home page', async () => {
    const testDatabase = await createTestDatabase();
    const { context, close } = await createTestApi(testDatabase);
    const lines = await seed(context);
    expect(lines.at(-1)).toBe('Demo catalogue: 13 of 13');
    expect((await names(context)).slice(0, 2)).toEqual(['Robe 9', 'Robe 0']);
    const images = await findSiteImages(context.database.db);
    expect(images.map((image) => image.image_type)).toEqual(['banner', 'banner', 'rounded']);
    const before = await names(context);
    await removeProduct(context, '1', OWNER.username);
    await removeSiteImage(context, images[0]?.id ?? '', OWNER.username);
    expect(await seed(context)).toEqual([]);
    expect(await names(context)).toEqual(before.slice(1));
    await close();
    await testDatabase.remove();
  });

  test('an interrupted seeding continues where it stopped, without duplicates', async () => {
    const testDatabase = await createTestDatabase();
    const { context, close } = await createTestApi(testDatabase);
    await seed(context, 5);
    expect((await names(context)).length).toBeLessThan(10);
    await Promise.all([seed(context), seed(context)]);
    expect((await names(context)).toSorted()).toEqual(
      catalogue().products.map((product) => product.product_name),
    );
    expect(await findSiteImages(context.database.db)).toHaveLength(3);
    await close();
    await testDatabase.remove();
  });

  test('a database with any data is not seeded', async () => {
    const testDatabase = await createTestDatabase();
    const { context, close } = await createTestApi(testDatabase);
    await seed(context);
    await context.database.db.deleteFrom('settings').where('name', '=', 'demo_catalogue').execute();
    expect(await seed(context)).toEqual([]);
    await close();
    await testDatabase.remove();
  });
});
